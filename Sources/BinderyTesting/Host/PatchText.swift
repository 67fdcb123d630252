internal import BinderyViews

/// Describes a patch in words.
@MainActor
enum PatchText {
  /// - Parameter lastSeen: The nodes before the patch, because one that removes a node contains only its identity.
  static func of(_ patch: Patch, lastSeen: [NodeID: Node]) -> String {
    switch patch {
    case .insert(let node, let parent, let before):
      "insert \(node.title) in \(place(parent))\(position(before))"
    case .move(let node, let parent, let before):
      "move \(node.title) in \(place(parent))\(position(before).isEmpty ? " to the end" : position(before))"
    case .remove(let id, let parent):
      "remove \(lastSeen[id]?.title ?? "node \(id)") from \(place(parent))"
    case .set(let node, let property, _):
      "\(owner(of: property, in: node)): \(property) = \(words(node.value(of: property)))"
    }
  }

  private static func place(_ node: Node) -> String {
    node.role.isNamedByContent ? node.role.rawValue : node.title
  }

  private static func position(_ before: Node?) -> String { before.map { " before \($0.title)" } ?? "" }

  /// Returns the title of the node; if its name has changed, the role with its identifier.
  private static func owner(of property: Property, in node: Node) -> String {
    let isItsName: Bool
    switch property {
    case .text, .title, .label, .accessibilityLabel, .placeholder: isItsName = true
    default: isItsName = false
    }
    guard isItsName else { return node.title }
    return node[.identifier].map { "\(node.role.rawValue) #\($0)" } ?? node.role.rawValue
  }

  private static func words(_ value: PropertyValue?) -> String {
    switch value {
    case .string(let text)?: quoted(text)
    case let value?: value.description
    case nil: "none"
    }
  }
}
