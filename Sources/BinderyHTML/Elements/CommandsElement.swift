internal import BinderyViews

/// A menu of the window's commands, which is not shown: the client lists the controls inside, and listens to their keyboard shortcuts.
enum CommandsElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    // A form without script would offer controls that nobody sees.
    if out.isPlain { return }
    out.begin("div", node, class: "commands", " hidden")
    out.attribute("data-title", on: .title, value: node[.title])
    out.end()
    out.children(of: node)
    out.close("div")
  }
}
