internal import BinderyViews

/// A picture: an icon of the sprite, a drawing of the app, a user photo, or a picture at an address.
enum ImageElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.existence(of: .icon, in: node)
    if node[.icon] != nil { writeIcon(node, &out) } else { writePicture(node, &out) }
  }

  private static func writeIcon(_ node: Node, _ out: inout ElementWriter) {
    let label = node[.accessibilityLabel]
    let isHidden = label == nil || node.isTrue(.accessibilityHidden)
    out.begin("svg", node, class: "image icon")
    out.attribute("role", on: .accessibilityLabel, value: label == nil ? nil : "img")
    out.boxAttributes(node)
    out.attribute("aria-label", on: .accessibilityLabel, value: label)
    out.attribute(
      "aria-hidden", on: .accessibilityLabel, .accessibilityHidden, value: isHidden ? "true" : nil)
    out.attribute("title", on: .help, value: node[.help])
    out.end()
    out.use(node)
    out.close("svg")
  }

  private static func writePicture(_ node: Node, _ out: inout ElementWriter) {
    out.begin("img", node, class: "image")
    out.attribute("src", on: .picture, value: node[.picture].flatMap { PictureAddress.of($0) })
    // Without a label the picture is decorative, which an empty `alt` expresses.
    out.attribute("alt", on: .accessibilityLabel, value: node[.accessibilityLabel] ?? "")
    out.attribute("loading", on: .picture, value: isLazy(node) ? "lazy" : nil)
    out.attribute("decoding", on: .picture, value: isLazy(node) ? "async" : nil)
    out.boxAttributes(node)
    out.attribute(
      "aria-hidden", on: .accessibilityHidden, value: node.isTrue(.accessibilityHidden) ? "true" : nil)
    out.attribute("title", on: .help, value: node[.help])
    out.end()
  }

  /// Whether to load the picture only when it is near the visible part: remote pictures, and pictures in rows, of
  /// which a list can have thousands.
  private static func isLazy(_ node: Node) -> Bool {
    if case .remote = node[.picture] { return true }
    var ancestor = node.parent
    while let next = ancestor, next.role != .row { ancestor = next.parent }
    return ancestor != nil
  }
}
