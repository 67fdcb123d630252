@testable import BinderyViews

extension Node {
  /// All nodes of a role in this one, in order.
  func all(_ role: Role) -> [Node] {
    (self.role == role ? [self] : []) + children.flatMap { $0.all(role) }
  }

  /// The words of the texts in it, in order.
  var texts: [String] { all(.text).compactMap { $0.string(.text) } }
}

extension Patch {
  /// The patch in words: `insert text #5 into #2 before #3`.
  var words: String {
    switch self {
    case .insert(let node, let parent, let before):
      "insert \(node.role.rawValue) into \(parent.role.rawValue)"
        + (before.map { " before \($0.label)" } ?? "")
    case .move(let node, _, let before):
      "move \(node.label)" + (before.map { " before \($0.label)" } ?? " to the end")
    case .remove(_, let parent): "remove from \(parent.role.rawValue)"
    case .set(let node, let property, let value):
      "set \(node.role.rawValue).\(property) \(value?.description ?? "nil")"
    }
  }
}

extension Node {
  /// The words in it, else its role.
  var label: String { string(.text) ?? texts.first ?? role.rawValue }
}

extension ViewTree {
  /// What changed since the last look, in words.
  func changes() -> [String] { takePatches().map(\.words) }

  /// A press on the first button that shows these words or has this name.
  func tap(_ name: String) -> Bool {
    let button = root.all(.button).first { $0.texts.contains(name) || $0.string(.accessibilityLabel) == name }
    guard let button else { return false }
    return send(UserEvent(.tap, on: button.id))
  }

  /// Comes near the rows that are not mounted yet.
  @discardableResult
  func scrollOn() -> Bool {
    guard let rest = root.all(.row).last(where: { $0.isTrue(.isPlaceholder) }) else { return false }
    return send(UserEvent(.appear, on: rest.id))
  }

  /// Goes on until all rows are mounted.
  func scrollToEnd() {
    while scrollOn() {}
  }
}
