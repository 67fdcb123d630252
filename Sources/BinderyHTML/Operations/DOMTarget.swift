public import BinderyViews

/// What an operation changes: the element of a node or one of its parts.
public struct DOMTarget: Sendable, Hashable {
  /// The node.
  public var node: NodeID
  /// The helper inside its element; `nil` for the element itself.
  public var part: DOMPart?

  /// Names an element.
  public init(_ node: NodeID, _ part: DOMPart? = nil) {
    self.node = node
    self.part = part
  }

  /// Appends `12`, or `"12.label"` for a part.
  func encode(into json: inout String) {
    guard let part else {
      json.append(String(node.rawValue))
      return
    }
    json.append("\"")
    json.append(String(node.rawValue))
    json.append(".")
    json.append(part.rawValue)
    json.append("\"")
  }
}
