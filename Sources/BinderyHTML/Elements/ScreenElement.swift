internal import BinderyViews

/// One screen: a bar with a back button and the toolbar, a large title, and the content.
enum ScreenElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("section", node, class: "screen")
    out.raw("<header class=\"bar\" data-part=\"actions\">")
    if let previous = previousScreen(of: node) {
      writeBack(of: node, to: previous[.title], &out)
    } else {
      out.kind(nearby: .home)
      if let home = home(of: node) { writeWayHome(to: home, &out) }
    }
    writeColumnsSwitch(node, &out)
    out.words(
      .label, of: node, "span", class: "bar-title", " aria-hidden=\"true\"", on: .title, value: node[.title])
    writeRefresh(node, &out)
    out.children(of: node) { $0.role == .toolbar }
    out.raw("</header><div class=\"screen-head\">")
    out.words(
      .title, of: node, "h1", class: "screen-title", " tabindex=\"-1\"", on: .title, value: node[.title])
    out.words(.detail, of: node, "p", class: "screen-detail", on: .detail, value: node[.detail])
    out.raw("</div><div class=\"screen-content\" data-part=\"content\">")
    out.children(of: node) { $0.role != .toolbar }
    out.raw("</div>")
    out.close("section")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { child.role == .toolbar ? .actions : .content }

  /// The next screen shows the title on its back button, and a surrounding dialog is named after the screen in front.
  static func neighbors(of node: Node, showing property: Property) -> [Node] {
    guard property == .title, let parent = node.parent else { return [] }
    let next = parent.children.drop { $0 !== node }.dropFirst().first { $0.role == .screen }
    let dialog = DialogName.dialog(around: parent)
    return [parent.role == .navigation ? next : nil, dialog].compactMap(\.self)
  }

  private static func previousScreen(of node: Node) -> Node? {
    guard let navigation = node.parent, navigation.role == .navigation else { return nil }
    return navigation.children.prefix { $0 !== node }.last { $0.role == .screen }
  }

  /// Returns the name of the host's home page, for a screen that is not in a sheet.
  private static func home(of screen: Node) -> String? {
    var node = screen
    while let parent = node.parent {
      if parent.role == .sheet { return nil }
      node = parent
    }
    return node[.home]
  }

  /// Writes the link to the home page, at the root path, in place of the back button.
  private static func writeWayHome(to home: String, _ out: inout ElementWriter) {
    out.raw("<nav class=\"home\" aria-label=\"All apps\"><a class=\"back\" href=\"/\" aria-label=\"")
    out.fixed(text: "\(home), all apps")
    out.raw("\">")
    out.fixed(icon: "home")
    out.raw("<span>")
    out.fixed(text: home)
    out.raw("</span></a></nav>")
  }

  private static func writeBack(of node: Node, to title: String?, _ out: inout ElementWriter) {
    let name = title?.isEmpty ?? true ? nil : title
    out.begin("button", .back, of: node, class: "back", out.press(node, "back"))
    out.attribute("aria-label", nearby: .title, value: "Back to \(name ?? "the previous screen")")
    out.end()
    out.fixed(icon: "chevron-left")
    out.words(.backTitle, of: node, "span", nearby: .title, value: name ?? "Back")
    out.raw("</button>")
  }

  /// Writes the switch that shows and hides the first column of a split view. The style sheet shows it where all columns fit.
  private static func writeColumnsSwitch(_ node: Node, _ out: inout ElementWriter) {
    out.existence(of: .isOn, in: node)
    // A form has no button for it.
    guard node[.isOn] != nil, !out.isPlain else { return }
    out.raw("<label class=\"columns-switch\" title=\"Sidebar\">")
    out.begin(
      "input", .control, of: node, class: "unseen",
      " type=\"checkbox\" aria-label=\"Sidebar\" autocomplete=\"off\"")
    out.state("checked", on: .isOn, value: node.isTrue(.isOn))
    out.end()
    out.fixed(icon: "list")
    out.raw("</label>")
  }

  /// Writes a refresh button for users who cannot pull. The style sheet shows it only if the screen can be refreshed.
  private static func writeRefresh(_ node: Node, _ out: inout ElementWriter) {
    out.raw("<button class=\"refresh\"\(out.press(node, "refresh")) aria-label=\"Refresh\">")
    out.fixed(icon: "refresh")
    out.close("button")
  }
}
