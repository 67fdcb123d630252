internal import BinderyViews

/// Asks for a picture or another file: a file input under the label that stands for it. The client sends what is chosen, and shows
/// how that goes in a part that it makes itself.
enum PhotosPickerElement: ElementFamily {
  /// What every browser shows, and the server keeps.
  private static let accepted = "image/jpeg,image/png,image/webp,image/gif"

  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let tag = out.box
    let isFile = node.role == .fileImporter
    out.open(
      tag, node, class: "photos", control: false,
      extra: (isFile ? " data-kind=\"file\"" : "") + (node.isTrue(.isOn) ? " data-chosen" : ""))
    out.raw("<label class=\"button photos-button\"><input class=\"photos-input\" type=\"file\"")
    out.raw(" data-part=\"control\"")
    out.attribute("accept", isFile ? extensions(of: node) : accepted)
    ControlAttributes.write(node, &out)
    out.raw(">")
    Icons.write(isFile ? "add" : "photo", &out)
    out.part(.label, "span", class: "photos-label", node[.label])
    out.raw("</label><noscript>Choosing a file needs JavaScript.</noscript>")
    out.close(tag)
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .label: [.text(DOMTarget(node.id, .label), node[.label] ?? "")]
    case .isOn:
      [.attribute(DOMTarget(node.id), name: "data-chosen", value: node.isTrue(.isOn) ? "" : nil)]
    default: nil
    }
  }

  private static func extensions(of node: Node) -> String? {
    node[.fileExtensions]?.map { ".\($0)" }.joined(separator: ",")
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }
}
