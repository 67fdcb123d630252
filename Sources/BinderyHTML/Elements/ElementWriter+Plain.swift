internal import BinderyViews

/// Controls of pages without script: see ``PlainPage``.
extension ElementWriter {
  /// Whether the page has no script.
  var isPlain: Bool { plain != nil }

  /// The attributes of a button by which a press is reported.
  ///
  /// - Parameter act: what the client does at a press; `nil` to report a tap on the node.
  func press(_ node: Node, _ act: String? = nil) -> String {
    guard isPlain else { return " type=\"button\"" + (act.map { " data-act=\"\($0)\"" } ?? "") }
    return " name=\"press\" value=\"\(node.id.rawValue)\(act.map { ".\($0)" } ?? "")\""
  }

  /// The attribute of a field by which its value is reported; nothing where the client reports it.
  func name(ofField node: Node) -> String { isPlain ? " name=\"n\(node.id.rawValue)\"" : "" }

  /// Appends a button for a node that is pressed anywhere: a box cannot be a button of a form.
  mutating func plainButton(pressing node: Node) {
    guard isWriting, isPlain, let kind = [.tap, .doubleTap, .longPress].first(where: node.takes) else {
      return
    }
    out.raw("<button class=\"button\"\(press(node, kind == .tap ? nil : kind.name))>Choose</button>")
  }

  /// Appends the button by which a node is moved, beside or inside of an element with the node's content. Pages without script have none.
  ///
  /// Its name is “Move” with the content, as in “Move Buy milk”, which screen readers compute from the element.
  ///
  /// - Parameters:
  ///   - element: The identifier of the element.
  ///   - isContent: Whether the button is a part of the content that names the element, so that “Move” is in its name.
  mutating func grip(of node: Node, named element: String, isContent: Bool = false) {
    guard isWriting, !isPlain else { return }
    let id = "g\(node.id.rawValue)"
    out.raw("<button class=\"grip\" type=\"button\" id=\"\(id)\" aria-label=\"Move\"")
    out.raw(" aria-labelledby=\"\(isContent ? "" : "\(id) ")\(element)\"")
    out.raw(" title=\"Drag, or press to choose a place\">")
    fixed(icon: "grip")
    out.raw("</button>")
  }

  /// Appends a sentence in place of a control that needs the client.
  mutating func plainNote(_ sentence: String) {
    out.raw("<span class=\"text\">")
    out.text(sentence)
    out.raw("</span>")
  }
}
