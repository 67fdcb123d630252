internal import BinderyViews

/// The measures and colours of one node that no rule of the stylesheet can know.
///
/// Every value is a number or a checked colour, so nothing from outside becomes style.
@MainActor
enum InlineStyle {
  /// Whether a property is part of the inline style.
  static func covers(_ property: Property) -> Bool {
    switch property {
    case .spacing, .padding, .minimumColumnWidth, .width, .height, .lineLimit, .background: true
    default: false
    }
  }

  /// The declarations of a node; `nil` where there are none.
  static func text(of node: Node) -> String? {
    var style = ""
    if let spacing = node.int(.spacing) { append("--gap:\(spacing)px", to: &style) }
    if let padding = node.int(.padding) { append("padding:\(max(0, padding))px", to: &style) }
    if let width = node.int(.minimumColumnWidth) { append("--column:\(max(0, width))px", to: &style) }
    if let width = node.int(.width) { append("width:\(max(0, width))px", to: &style) }
    if let height = node.int(.height) { append("height:\(max(0, height))px", to: &style) }
    if let lines = node.int(.lineLimit) { append("-webkit-line-clamp:\(max(1, lines))", to: &style) }
    if let background = node.string(.background), let sky = gradient(background) { append(sky, to: &style) }
    return style.isEmpty ? nil : style
  }

  /// The name of the node's backdrop; `sky` where it is a list of colours.
  static func backdrop(of node: Node) -> String? {
    guard let background = node.string(.background) else { return nil }
    if background.hasPrefix("#") { return gradient(background) == nil ? nil : "sky" }
    return background
  }

  private static func append(_ declaration: String, to style: inout String) {
    if !style.isEmpty { style.append(";") }
    style.append(declaration)
  }

  private static func gradient(_ list: String) -> String? {
    let colors = list.split(separator: ",", omittingEmptySubsequences: false)
    guard !colors.isEmpty, colors.allSatisfy(isColor) else { return nil }
    if colors.count == 1 { return "background:\(list)" }
    return "background:linear-gradient(\(list))"
  }

  private static func isColor(_ text: Substring) -> Bool {
    let bytes = text.utf8
    return bytes.count == 7 && bytes.first == 0x23
      && bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }
}
