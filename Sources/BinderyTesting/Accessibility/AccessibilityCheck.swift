internal import BinderyViews

/// Looks for what would stop somebody who uses a keyboard or a screen reader. A pure reading of the tree.
@MainActor
struct AccessibilityCheck {
  let nodes: [Node]

  /// Every problem in words, in the order of the screen.
  var problems: [String] {
    let named = nodes.filter { !isHidden($0) }
    return named.compactMap(nameProblem) + nestingProblems(named) + identifierProblems
      + headingProblems(named)
  }

  /// Every control and dialog has a name: rule 4.1.2 of WCAG 2.2. A picture without one is decoration.
  private func nameProblem(_ node: Node) -> String? {
    guard node.name.isEmpty else { return nil }
    let place = node.ancestors.first { !$0.name.isEmpty }.map { " in \($0.title)" } ?? ""
    switch node.role {
    case .row where node.takes(.tap): return "A row that can be pressed has no name\(place)."
    case .alert, .actionSheet: return "A dialog (\(node.role.rawValue)) has no title\(place)."
    case _ where node.role.isControl: return "A \(node.role.rawValue) has no name\(place)."
    default: return nil
    }
  }

  /// No control stands inside another: neither can be pressed for certain.
  private func nestingProblems(_ named: [Node]) -> [String] {
    named.compactMap { node in
      guard node.role == .button || node.role == .link else { return nil }
      let outer = node.ancestors.first { $0.role == .button || $0.role == .link }
      return outer.map { "\(node.title) stands inside \($0.title)." }
    }
  }

  /// An identifier names one node.
  private var identifierProblems: [String] {
    var seen: [String: Int] = [:]
    for identifier in nodes.compactMap({ $0[.identifier] }) { seen[identifier, default: 0] += 1 }
    return seen.filter { $0.value > 1 }.sorted { $0.key < $1.key }
      .map { "The identifier \(quoted($0.key)) names \($0.value) nodes." }
  }

  /// Headings start at any level, but do not skip one on the way down.
  private func headingProblems(_ named: [Node]) -> [String] {
    var problems: [String] = []
    var last: Int?
    for node in named {
      guard let level = node[.headingLevel] else { continue }
      if let last, level > last + 1 {
        problems.append(
          "The heading \(quoted(node.name)) is of level \(level), right after one of level \(last).")
      }
      last = level
    }
    return problems
  }

  private func isHidden(_ node: Node) -> Bool {
    ([node] + node.ancestors).contains { $0.isTrue(.accessibilityHidden) }
  }
}
