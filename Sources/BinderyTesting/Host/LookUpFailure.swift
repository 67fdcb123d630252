/// The reason why a query found no node, as text for the test's report.
enum LookUpFailure: Error, CustomStringConvertible {
  /// No node matches.
  case missing(Query, in: String)
  /// A matching node is shown, but covered by another.
  case covered(Query, String, by: String)
  /// Several nodes match.
  case ambiguous(Query, [String])
  /// The node exists, but cannot be used in this way.
  case unusable(String, because: String)

  var description: String {
    switch self {
    case .missing(let query, let screen):
      "Nothing here is \(query). What is here:\n\(indented(screen))"
    case .covered(_, let node, let cover):
      "\(node) exists, but is covered by \(cover). Answer that first."
    case .ambiguous(let query, let nodes):
      "\(nodes.count) things here are \(query):\n\(indented(nodes.joined(separator: "\n")))\n"
        + "Say which with `.inside(…)` or `.at(…)`."
    case .unusable(let node, let reason):
      "\(node) \(reason)"
    }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}
