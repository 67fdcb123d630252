public import BinderyViews

/// One change of a document. Applying the operations of a batch in order shows the result of a batch of
/// patches.
public enum DOMOperation: Sendable, Hashable {
  /// Sets the text of an element that contains only text.
  case text(DOMTarget, String)
  /// Sets or removes an attribute.
  case attribute(DOMTarget, name: String, value: String?)
  /// Sets the value of a field, unless the user has typed since.
  case value(DOMTarget, String)
  /// Sets a Boolean property of the element, which attributes no longer change after the control was used.
  case property(DOMTarget, name: String, value: Bool)
  /// Inserts new elements in `parent`, before `before` or at the end.
  case insert(html: String, parent: DOMTarget, before: NodeID?)
  /// Moves an element among its siblings, before `before` or to the end.
  case move(NodeID, parent: DOMTarget, before: NodeID?)
  /// Removes an element with its content.
  case remove(NodeID)
  /// Replaces a drawing, which has no focus or input to preserve.
  case drawing(DOMTarget, html: String)
  /// Leaves the page for an address.
  case open(String)
  /// Moves the keyboard's focus to a control, or the first one in an element.
  case focus(NodeID)
  /// Brings an element into sight, at places of the visible part.
  case scroll(NodeID, block: ScrollPlace, inline: ScrollPlace)

  /// Appends the operation as the JSON array that the client script reads, such as `["t",12,"42"]`.
  public func encode(into json: inout String) {
    switch self {
    case .text(let target, let text): Self.append("t", target, text, to: &json)
    case .attribute(let target, let name, let value):
      Self.append("a", target, name, to: &json)
      json.append(",")
      if let value { JSONText.append(value, to: &json) } else { json.append("null") }
    case .value(let target, let text): Self.append("v", target, text, to: &json)
    case .property(let target, let name, let value):
      Self.append("p", target, name, to: &json)
      json.append(value ? ",true" : ",false")
    case .insert(let html, let parent, let before):
      Self.begin("i", parent, &json)
      json.append(",\(before?.rawValue ?? 0),")
      JSONText.append(html, to: &json)
    case .move(let node, let parent, let before):
      Self.begin("m", parent, &json)
      json.append(",\(before?.rawValue ?? 0),\(node.rawValue)")
    case .remove(let node): Self.begin("r", DOMTarget(node), &json)
    case .drawing(let target, let html): Self.append("h", target, html, to: &json)
    case .open(let url): Self.append("o", DOMTarget(NodeID(rawValue: 1)), url, to: &json)
    case .focus(let node): Self.begin("f", DOMTarget(node), &json)
    case .scroll(let node, let block, let inline):
      Self.begin("s", DOMTarget(node), &json)
      json.append(",\"\(block.rawValue)\",\"\(inline.rawValue)\"")
    }
    json.append("]")
  }

  private static func begin(_ code: StaticString, _ target: DOMTarget, _ json: inout String) {
    json.append("[\"")
    json.append(code.description)
    json.append("\",")
    target.encode(into: &json)
  }

  private static func append(
    _ code: StaticString, _ target: DOMTarget, _ text: String, to json: inout String
  ) {
    begin(code, target, &json)
    json.append(",")
    JSONText.append(text, to: &json)
  }
}

extension DOMOperation {
  /// The position of an element in the visible area after scrolling.
  public enum ScrollPlace: String, Sendable, Hashable, CaseIterable {
    case start, center, end
    /// The nearest position at which the element is visible.
    case nearest

    /// Creates the position for a fraction of an axis, from 0 to 1.
    init(_ part: Double) { self = part <= 0 ? .start : part >= 1 ? .end : .center }
  }

  /// Creates the operation that scrolls a node into view.
  public init(scrollingTo request: ScrollRequest) {
    guard let anchor = request.anchor else {
      self = .scroll(request.node, block: .nearest, inline: .nearest)
      return
    }
    // An anchor at the top or bottom does not scroll horizontally.
    let isAlongEdge = anchor.x == 0.5 && anchor.y != 0.5
    self = .scroll(
      request.node, block: ScrollPlace(anchor.y), inline: isAlongEdge ? .nearest : ScrollPlace(anchor.x))
  }
}
