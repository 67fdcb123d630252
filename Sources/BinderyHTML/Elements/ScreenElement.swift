internal import BinderyViews

/// One screen: a bar with a way back and the toolbar, a large title, the content.
enum ScreenElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let title = node[.title]
    out.open("section", node, class: "screen")
    out.raw("<header class=\"bar\" data-part=\"actions\">")
    if let previous = previousScreen(of: node) {
      writeBack(to: previous[.title], &out)
    } else if let home = home(of: node) {
      writeWayHome(to: home, &out)
    }
    out.part(.label, "span", class: "bar-title", title, extra: " aria-hidden=\"true\"")
    writeRefresh(&out)
    for child in node.children where child.role == .toolbar { HTMLRenderer.write(child, &out) }
    out.raw("</header><div class=\"screen-head\">")
    out.part(.title, "h1", class: "screen-title", title, extra: " tabindex=\"-1\"")
    out.part(.detail, "p", class: "screen-detail", node[.detail])
    out.raw("</div><div class=\"screen-content\" data-part=\"content\">")
    for child in node.children where child.role != .toolbar { HTMLRenderer.write(child, &out) }
    out.raw("</div>")
    out.close("section")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title:
      let title = node[.title] ?? ""
      return [.text(DOMTarget(node.id, .title), title), .text(DOMTarget(node.id, .label), title)]
    case .detail: return [.text(DOMTarget(node.id, .detail), node[.detail] ?? "")]
    default: return nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { child.role == .toolbar ? .actions : .content }

  private static func previousScreen(of node: Node) -> Node? {
    guard let navigation = node.parent, navigation.role == .navigation else { return nil }
    return navigation.children.prefix { $0 !== node }.last { $0.role == .screen }
  }

  /// The name of the host's home page, for a screen that is not in a sheet.
  private static func home(of screen: Node) -> String? {
    var node = screen
    while let parent = node.parent {
      if parent.role == .sheet { return nil }
      node = parent
    }
    return node[.home]
  }

  /// It stands where later screens have their way back. The home page is the app without a path.
  private static func writeWayHome(to home: String, _ out: inout HTMLWriter) {
    out.raw("<nav class=\"home\" aria-label=\"All apps\"><a class=\"back\" href=\"/\" aria-label=\"")
    out.text("\(home), all apps")
    out.raw("\">")
    Icons.write("home", &out)
    out.raw("<span>")
    out.text(home)
    out.raw("</span></a></nav>")
  }

  private static func writeBack(to title: String?, _ out: inout HTMLWriter) {
    out.raw("<button class=\"back\" type=\"button\" data-act=\"back\" aria-label=\"Back to ")
    out.text(title.flatMap { $0.isEmpty ? nil : $0 } ?? "the previous screen")
    out.raw("\">")
    Icons.write("chevron-left", &out)
    out.raw("<span>")
    if let title, !title.isEmpty { out.text(title) } else { out.raw("Back") }
    out.raw("</span></button>")
  }

  /// For those who cannot pull; the stylesheet shows it only where something in the screen takes a refresh.
  private static func writeRefresh(_ out: inout HTMLWriter) {
    out.raw("<button class=\"refresh\" type=\"button\" data-act=\"refresh\" aria-label=\"Refresh\">")
    Icons.write("refresh", &out)
    out.close("button")
  }
}
