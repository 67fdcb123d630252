public import BinderyViews

/// One exact change of a document. A batch of them, applied in order, shows what a batch of patches says.
public enum DOMOperation: Sendable, Hashable {
  /// The element's only content is this text.
  case text(DOMTarget, String)
  /// An attribute has this value, or is gone.
  case attribute(DOMTarget, name: String, value: String?)
  /// A field has this value, unless newer typing is on its way.
  case value(DOMTarget, String)
  /// A Boolean property of the element, which no attribute changes once a person has used the control.
  case property(DOMTarget, name: String, value: Bool)
  /// New elements stand in `parent`, before `before` or last.
  case insert(html: String, parent: DOMTarget, before: NodeID?)
  /// An element stands elsewhere among its siblings, before `before` or last.
  case move(NodeID, parent: DOMTarget, before: NodeID?)
  /// An element and all inside it are gone.
  case remove(NodeID)
  /// A drawing is replaced by another: for what nobody can focus or type into.
  case drawing(DOMTarget, html: String)

  /// Appends the operation as the JSON array that the client script reads, such as `["t",12,"42"]`.
  public func encode(into json: inout String) {
    switch self {
    case .text(let target, let text):
      Self.begin("t", target, &json)
      json.append(",")
      JSONText.append(text, to: &json)
    case .attribute(let target, let name, let value):
      Self.begin("a", target, &json)
      json.append(",")
      JSONText.append(name, to: &json)
      json.append(",")
      if let value { JSONText.append(value, to: &json) } else { json.append("null") }
    case .value(let target, let text):
      Self.begin("v", target, &json)
      json.append(",")
      JSONText.append(text, to: &json)
    case .property(let target, let name, let value):
      Self.begin("p", target, &json)
      json.append(",")
      JSONText.append(name, to: &json)
      json.append(value ? ",true" : ",false")
    case .insert(let html, let parent, let before):
      Self.begin("i", parent, &json)
      json.append(",")
      json.append(String(before?.rawValue ?? 0))
      json.append(",")
      JSONText.append(html, to: &json)
    case .move(let node, let parent, let before):
      Self.begin("m", parent, &json)
      json.append(",")
      json.append(String(before?.rawValue ?? 0))
      json.append(",")
      json.append(String(node.rawValue))
    case .remove(let node):
      Self.begin("r", DOMTarget(node), &json)
    case .drawing(let target, let html):
      Self.begin("h", target, &json)
      json.append(",")
      JSONText.append(html, to: &json)
    }
    json.append("]")
  }

  private static func begin(_ code: StaticString, _ target: DOMTarget, _ json: inout String) {
    json.append("[\"")
    json.append(code.description)
    json.append("\",")
    target.encode(into: &json)
  }
}
