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
    guard isWriting, isPlain, node.takes(.tap) else { return }
    out.raw("<button class=\"button\"\(press(node))>Choose</button>")
  }

  /// Appends the button by which an element is moved. Pages without script have none.
  mutating func grip() {
    guard isWriting, !isPlain else { return }
    out.raw("<button class=\"grip\" type=\"button\" aria-label=\"Move\"")
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
