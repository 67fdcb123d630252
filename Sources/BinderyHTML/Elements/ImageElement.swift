internal import BinderyViews

/// A picture: an icon of the sprite, a drawing that the app ships, or a picture from an address.
enum ImageElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    if let icon = node[.icon] {
      writeIcon(icon.rawValue, of: node, &out)
    } else {
      let lazy = isLazy(node) ? " loading=\"lazy\" decoding=\"async\"" : ""
      out.raw("<img id=\"n\(node.id.rawValue)\" class=\"image\"")
      out.attribute("src", source(of: node))
      out.raw(" alt=\"")
      out.text(alternative(of: node))
      out.raw("\"\(lazy)")
      BoxAttributes.write(node, &out)
      if node.isTrue(.accessibilityHidden) { out.attribute("aria-hidden", "true") }
      out.attribute("title", node[.help])
      out.raw(">")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    let isIcon = node[.icon] != nil
    switch property {
    case .icon:
      return [
        .attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node[.icon]?.rawValue))
      ]
    case .picture: return [.attribute(target, name: "src", value: source(of: node))]
    case .accessibilityLabel where isIcon:
      let label = node[.accessibilityLabel]
      return [
        .attribute(target, name: "aria-label", value: label),
        .attribute(target, name: "role", value: label == nil ? nil : "img"),
        .attribute(target, name: "aria-hidden", value: label == nil ? "true" : nil),
      ]
    case .accessibilityLabel: return [.attribute(target, name: "alt", value: alternative(of: node))]
    default: return nil
    }
  }

  private static func writeIcon(_ icon: String, of node: Node, _ out: inout HTMLWriter) {
    let label = node[.accessibilityLabel]
    let hidden = label == nil && !node.isTrue(.accessibilityHidden)
    let extra = label == nil ? (hidden ? " aria-hidden=\"true\"" : "") : " role=\"img\""
    out.open("svg", node, class: "image icon", extra: extra)
    Icons.writeUse(icon, &out)
    out.close("svg")
  }

  /// Whether it is loaded only when a person comes near: pictures from elsewhere, and those in rows, of which a list may
  /// have thousands.
  private static func isLazy(_ node: Node) -> Bool {
    if case .remote = node[.picture] { return true }
    var ancestor = node.parent
    while let next = ancestor, next.role != .row { ancestor = next.parent }
    return ancestor != nil
  }

  private static func alternative(of node: Node) -> String {
    node[.accessibilityLabel] ?? ""
  }

  private static func source(of node: Node) -> String? {
    node[.picture].flatMap(Pictures.address)
  }
}
