internal import BinderyViews

/// One row of a list. A row that can be pressed is a button, unless it holds controls of its own.
enum RowElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .events)
    out.existence(of: .isOn, in: node)
    let isButton = isButton(node)
    let swipes = node.takes(.delete) || node.children.contains { $0.role == .actions }
    out.begin("li", node, class: "row")
    out.attribute("data-checked", on: .isOn, value: node[.isOn].map { String($0) })
    if swipes { out.raw(" data-swipes") }
    out.boxAttributes(node)
    out.end()
    if node.takes(.move) { writeGrip(&out) }
    writeContent(node, isButton: isButton, &out)
    if node[.isOn] != nil { out.fixed(icon: "check", class: "row-check") }
    if node.takes(.delete) { writeDelete(&out) }
    out.children(of: node) { $0.role == .actions }
    out.close("li")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { child.role == .actions ? nil : .content }
  static func isPhrasing(_ node: Node) -> Bool { isButton(node) }

  private static func writeContent(_ node: Node, isButton: Bool, _ out: inout ElementWriter) {
    let tag = isButton ? "button" : "div"
    out.begin(
      tag, .control, of: node, class: "row-content", isButton ? " type=\"button\"" : "", also: " content")
    if isButton { out.attribute("aria-pressed", on: .isOn, value: node[.isOn].map { String($0) }) }
    out.controlAttributes(node, isNative: isButton)
    out.end()
    if isButton {
      out.phrasing { $0.children(of: node) { $0.role != .actions } }
    } else {
      out.children(of: node) { $0.role != .actions }
    }
    out.close(tag)
  }

  private static func isButton(_ node: Node) -> Bool {
    node.takes(.tap) && !node.children.contains { $0.role != .actions && holdsControl($0) }
  }

  private static func holdsControl(_ node: Node) -> Bool {
    switch node.role {
    case .button, .locationButton, .link, .textField, .toggle, .picker, .stepper, .slider, .datePicker,
      .photosPicker, .fileImporter, .disclosure, .list:
      true
    default: node.children.contains(where: holdsControl)
    }
  }

  private static func writeGrip(_ out: inout ElementWriter) {
    out.raw("<button class=\"grip\" type=\"button\" aria-label=\"Move\"")
    out.raw(" title=\"Drag, or press an arrow key\">")
    out.fixed(icon: "grip")
    out.raw("</button>")
  }

  private static func writeDelete(_ out: inout ElementWriter) {
    out.raw("<div class=\"actions\"><button class=\"button\" type=\"button\" data-act=\"delete\"")
    out.raw(" data-role=\"destructive\">")
    out.fixed(icon: "trash")
    out.raw("<span class=\"text\">Delete</span></button></div>")
  }
}
