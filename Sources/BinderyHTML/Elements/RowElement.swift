internal import BinderyViews

/// One row of a list. A row that can be pressed is a button, unless it holds controls of its own.
enum RowElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isButton = isButton(node)
    let swipes = node.takes(.delete) || node.children.contains { $0.role == .actions }
    out.open("li", node, class: "row", control: false, extra: checked(node) + (swipes ? " data-swipes" : ""))
    if node.takes(.move) { writeGrip(&out) }
    let tag = isButton ? "button" : "div"
    out.raw(
      "<\(tag) class=\"row-content\" data-part=\"content control\"\(isButton ? " type=\"button\"" : "")")
    if isButton, let isOn = node[.isOn] { out.attribute("aria-pressed", String(isOn)) }
    ControlAttributes.write(node, &out)
    out.raw(">")
    let content = node.children.filter { $0.role != .actions }
    if isButton {
      out.phrasing { out in content.forEach { HTMLRenderer.write($0, &out) } }
    } else {
      content.forEach { HTMLRenderer.write($0, &out) }
    }
    out.close(tag)
    if node[.isOn] != nil { Icons.write("check", class: "row-check", &out) }
    if node.takes(.delete) { writeDelete(&out) }
    for child in node.children where child.role == .actions { HTMLRenderer.write(child, &out) }
    out.close("li")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    guard property == .isOn else { return nil }
    let isOn = node[.isOn]
    var operations: [DOMOperation] = [
      .attribute(DOMTarget(node.id), name: "data-checked", value: isOn.map { String($0) })
    ]
    if isButton(node) {
      operations.append(
        .attribute(DOMTarget(node.id, .control), name: "aria-pressed", value: isOn.map { String($0) }))
    }
    return operations
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { isButton(node) }
  static func slot(of child: Node, in node: Node) -> DOMPart? { child.role == .actions ? nil : .content }
  static func isPhrasing(_ node: Node) -> Bool { isButton(node) }

  private static func checked(_ node: Node) -> String {
    node[.isOn].map { " data-checked=\"\($0)\"" } ?? ""
  }

  private static func isButton(_ node: Node) -> Bool {
    node.takes(.tap) && !node.children.contains { $0.role != .actions && holdsControl($0) }
  }

  private static func holdsControl(_ node: Node) -> Bool {
    switch node.role {
    case .button, .link, .textField, .toggle, .picker, .stepper, .slider, .datePicker, .disclosure, .list:
      true
    default: node.children.contains(where: holdsControl)
    }
  }

  private static func writeGrip(_ out: inout HTMLWriter) {
    out.raw("<button class=\"grip\" type=\"button\" aria-label=\"Move\"")
    out.raw(" title=\"Drag, or press an arrow key\">")
    Icons.write("grip", &out)
    out.raw("</button>")
  }

  private static func writeDelete(_ out: inout HTMLWriter) {
    out.raw("<div class=\"actions\"><button class=\"button\" type=\"button\" data-act=\"delete\"")
    out.raw(" data-role=\"destructive\">")
    Icons.write("trash", &out)
    out.raw("<span class=\"text\">Delete</span></button></div>")
  }
}
