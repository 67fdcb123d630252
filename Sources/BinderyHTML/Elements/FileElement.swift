internal import BinderyViews

/// A control that requests a photo or another file: a label that covers a file input. The client uploads the chosen
/// file and shows the progress in a part that it creates.
enum FileElement: ElementFamily {
  /// The image types that every browser shows and the server stores.
  private static let photos = "image/jpeg,image/png,image/webp,image/gif"

  static func write(_ node: Node, _ out: inout ElementWriter) {
    let tag = out.box
    let isFile = node.role == .fileImporter
    out.begin(tag, node, class: "photos", isFile ? " data-kind=\"file\"" : "")
    out.attribute("data-chosen", on: .isSelected, value: node.isTrue(.isSelected) ? "" : nil)
    out.boxAttributes(node)
    out.end()
    out.raw("<label class=\"button photos-button\">")
    out.begin("input", .control, of: node, class: "photos-input", " type=\"file\"")
    if isFile {
      out.attribute(
        "accept", on: .fileExtensions, value: node[.fileExtensions]?.map { ".\($0)" }.joined(separator: ","))
      out.attribute("data-limit", on: .maximumLength, value: node[.maximumLength].map { String($0) })
    } else {
      out.fixed("accept", photos)
    }
    out.refusalAttributes(of: node, isGroup: true)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.fixed(icon: isFile ? "add" : "photo")
    out.words(.label, of: node, "span", class: "photos-label", on: .label, value: node[.label])
    out.raw("</label><noscript>Choosing a file needs JavaScript.</noscript>")
    out.refusal(of: node)
    out.close(tag)
  }
}
