internal import BinderyViews

/// The measures and colours of one node that no rule of the stylesheet can know.
///
/// Every value is a number or a checked colour, so nothing from outside becomes style.
@MainActor
enum InlineStyle {
  /// Whether a property is part of the inline style.
  static func covers(_ property: Property) -> Bool {
    switch property {
    case .spacing, .padding, .minimumColumnWidth, .width, .height, .lineLimit, .background, .foreground,
      .maximumWidth:
      true
    default: false
    }
  }

  /// The declarations of a node; `nil` where there are none.
  static func text(of node: Node) -> String? {
    var style = ""
    if let spacing = node[.spacing] { append("--gap:\(pixels(spacing))", to: &style) }
    if let padding = node[.padding] { append("padding:\(edges(padding))", to: &style) }
    if let width = node[.minimumColumnWidth] { append("--column:\(pixels(width))", to: &style) }
    if let width = node[.width] { append("width:\(pixels(width))", to: &style) }
    if let height = node[.height] { append("height:\(pixels(height))", to: &style) }
    if let lines = node[.lineLimit] { append("-webkit-line-clamp:\(max(1, lines))", to: &style) }
    if let width = node[.maximumWidth], width.isFinite { append("max-width:\(pixels(width))", to: &style) }
    if let color = node[.foreground].flatMap(fixed) { append("color:\(color)", to: &style) }
    if case .gradient(let colors)? = node[.background] { append(gradient(colors), to: &style) }
    return style.isEmpty ? nil : style
  }

  /// The name of a backdrop in the stylesheet.
  static func name(of backdrop: Backdrop) -> String {
    switch backdrop {
    case .surface: "surface"
    case .raised: "raised"
    case .gradient: "sky"
    }
  }

  private static func append(_ declaration: String, to style: inout String) {
    if !style.isEmpty { style.append(";") }
    style.append(declaration)
  }

  private static func pixels(_ length: Double) -> String { "\(NumberText.text(max(0, length)))px" }

  private static func edges(_ insets: EdgeInsets) -> String {
    if insets == EdgeInsets(insets.top) { return pixels(insets.top) }
    return [insets.top, insets.trailing, insets.bottom, insets.leading].map(pixels).joined(separator: " ")
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
    case .meaning(let meaning): "var(--\(meaning))"
    }
  }
}
