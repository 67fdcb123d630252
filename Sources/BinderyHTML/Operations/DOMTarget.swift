public import BinderyViews

/// The element that an operation changes: a node's element or one of its parts.
public struct DOMTarget: Sendable, Hashable {
  /// The node.
  public var node: NodeID
  /// The part; `nil` for the node's element itself.
  public var part: DOMPart?

  /// Creates a target.
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
