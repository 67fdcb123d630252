/// Why a query found no node, in words for the reader of the test's report.
enum LookUpFailure: Error, CustomStringConvertible {
  /// Nothing matches.
  case missing(Query, in: String)
  /// It is shown, but lies under something.
  case covered(Query, String, by: String)
  /// Several match.
  case ambiguous(Query, [String])
  /// It is there, but cannot be used in that way.
  case unusable(String, because: String)

  var description: String {
    switch self {
    case .missing(let query, let screen):
      "Nothing here is \(query). What is here:\n\(indented(screen))"
    case .covered(_, let node, let cover):
      "\(node) is there, but lies under \(cover), which has to be answered first."
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
