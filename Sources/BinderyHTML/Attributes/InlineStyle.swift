internal import BinderyViews

/// The measures and colours of one node that no rule of the stylesheet can know.
///
/// Every value is a number or a checked colour, so nothing from outside becomes style.
@MainActor
enum InlineStyle {
  /// The declarations of a node; `nil` where there are none.
  static func text(of node: Node) -> String? {
    var style = ""
    if let spacing = node[.spacing] { append("--gap:\(pixels(spacing))", to: &style) }
    if let padding = node[.padding] { append(edges(padding), to: &style) }
    if let width = node[.minimumColumnWidth] { append("--column:\(pixels(width))", to: &style) }
    if let width = node[.width] { append("width:\(pixels(width))", to: &style) }
    if let height = node[.height] { append("height:\(pixels(height))", to: &style) }
    if let lines = node[.lineLimit] { append("-webkit-line-clamp:\(max(1, lines))", to: &style) }
    if let width = node[.maximumWidth], width.isFinite { append("max-width:\(pixels(width))", to: &style) }
    if let color = node[.foreground].flatMap(fixed) { append("color:\(color)", to: &style) }
    if case .gradient(let colors)? = node[.background], !colors.isEmpty {
      append(gradient(colors), to: &style)
    }
    return style.isEmpty ? nil : style
  }

  private static func append(_ declaration: String, to style: inout String) {
    if !style.isEmpty { style.append(";") }
    style.append(declaration)
  }

  private static func pixels(_ length: Double) -> String { "\(NumberText.text(max(0, length)))px" }

  private static func edges(_ insets: EdgeInsets) -> String {
    if insets == EdgeInsets(insets.top) { return "padding:\(pixels(insets.top))" }
    let block = "padding-block:\(pixels(insets.top)) \(pixels(insets.bottom))"
    return "\(block);padding-inline:\(pixels(insets.leading)) \(pixels(insets.trailing))"
  }

  private static func gradient(_ colors: [Color]) -> String {
    let names = colors.map(css).joined(separator: ",")
    return colors.count == 1 ? "background:\(names)" : "background:linear-gradient(\(names))"
  }

  /// A fixed colour; `nil` for one that the stylesheet chooses.
  private static func fixed(_ color: Color) -> String? {
    if case .fixed = color.resolution { color.description } else { nil }
  }

  private static func css(_ color: Color) -> String {
    switch color.resolution {
    case .fixed: color.description
    case .meaning(.primary): "var(--text)"
    case .meaning: "var(--\(StyleName.of(color) ?? "text"))"
    }
  }
}
