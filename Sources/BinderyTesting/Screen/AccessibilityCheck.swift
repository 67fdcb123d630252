internal import BinderyViews

/// Finds barriers for users of keyboards and screen readers, without changing the tree.
@MainActor
struct AccessibilityCheck {
  let nodes: [Node]

  /// Descriptions of all problems, in the order of the screen.
  var problems: [String] {
    let named = nodes.filter { !isHidden($0) }
    return named.compactMap(nameProblem) + nestingProblems(named) + identifierProblems
      + headingProblems(named)
  }

  /// Requires a name for every control and dialog: rule 4.1.2 of WCAG 2.2. A picture without a name is decorative.
  private func nameProblem(_ node: Node) -> String? {
    guard node.name.isEmpty else { return nil }
    let place = node.ancestors.first { !$0.name.isEmpty }.map { " in \($0.title)" } ?? ""
    switch node.role {
    case .row where node.takes(.tap): return "A tappable row has no name\(place)."
    case .alert, .actionSheet: return "A dialog (\(node.role.rawValue)) has no title\(place)."
    case _ where node.role.isControl: return "A \(node.role.rawValue) has no name\(place)."
    default: return nil
    }
  }

  /// Forbids nested controls, since a press could reach either.
  private func nestingProblems(_ named: [Node]) -> [String] {
    named.compactMap { node in
      guard node.role == .button || node.role == .link else { return nil }
      let outer = node.ancestors.first { $0.role == .button || $0.role == .link }
      return outer.map { "\(node.title) is inside \($0.title)." }
    }
  }

  /// Requires identifiers to be unique.
  private var identifierProblems: [String] {
    var seen: [String: Int] = [:]
    for identifier in nodes.compactMap({ $0[.identifier] }) { seen[identifier, default: 0] += 1 }
    return seen.filter { $0.value > 1 }.sorted { $0.key < $1.key }
      .map { "The identifier \(quoted($0.key)) names \($0.value) nodes." }
  }

  /// Requires headings not to skip a level downward. They may start at any level.
  private func headingProblems(_ named: [Node]) -> [String] {
    var problems: [String] = []
    var last: Int?
    for node in named {
      guard let level = node[.headingLevel] else { continue }
      if let last, level > last + 1 {
        problems.append(
          "The heading \(quoted(node.name)) has level \(level), directly after level \(last).")
      }
      last = level
    }
    return problems
  }

  private func isHidden(_ node: Node) -> Bool {
    ([node] + node.ancestors).contains { $0.isTrue(.accessibilityHidden) }
  }
}
