internal import BinderyViews

/// A drawing context for boxes: the cells of a frame, a clip rectangle, and the text style.
struct Canvas {
  /// Shared by the canvases of one frame.
  final class Target {
    var cells: CellBuffer
    /// The box with the focus, and the position of the cursor.
    var focused: LayoutBox?
    var cursor: CellPoint?
    /// The number of the animation's step.
    var step = 0
    /// The areas of animated content.
    var spinners: Set<CellRect> = []
    /// Whether frames, rules and spinners are drawn.
    var drawsLines = true

    init(cells: CellBuffer) { self.cells = cells }
  }

  let target: Target
  var palette: Palette
  /// The origin of the current box on the screen.
  var origin = CellPoint(x: 0, y: 0)
  /// The part of the screen that may be painted.
  var clip: CellRect
  /// The style of ordinary text.
  private(set) var style: CellStyle

  /// The alignment of the lines of texts.
  private(set) var alignment = TextAlignment.leading

  init(_ target: Target, palette: Palette, clip: CellRect) {
    self.target = target
    self.palette = palette
    self.clip = clip
    style = CellStyle(foreground: palette.primary)
  }

  mutating func apply(_ textStyle: TextStyle) {
    if let alignment = textStyle.alignment { self.alignment = alignment }
    if let colors = textStyle.theme { palette.use(colors) }
    if let isDark = textStyle.isDark {
      palette = palette.scheme(isDark: isDark)
      style.foreground = palette.primary
    }
    if let tone = textStyle.tone { style.foreground = color(tone) }
    style.attributes.formUnion(textStyle.attributes)
    if textStyle.isDisabled {
      style = CellStyle(foreground: palette.secondary, attributes: style.attributes.union(.dim))
    }
  }

  /// Uses a color for text, overriding the tones of inner views.
  mutating func useText(_ color: CellColor, _ attributes: CellAttributes) {
    style = CellStyle(foreground: color, attributes: style.attributes.union(attributes))
  }

  func color(_ tone: TextStyle.Tone) -> CellColor {
    switch tone {
    case .primary: palette.primary
    case .secondary, .tertiary: palette.secondary
    case .background: .standard
    case .surface: palette.surface
    case .raised: palette.raised
    case .separator: palette.separator
    case .named(let name): name.foreground(isDark: palette.isDark)
    case .accent: palette.accent
    case .positive: palette.positive
    case .warning: palette.warning
    case .critical: palette.critical
    case .fixed(let color): color
    case .lightDark(let light, let dark): color(palette.isDark ? dark : light)
    }
  }

  /// Returns the text style of a tone.
  func style(_ tone: TextStyle.Tone, _ attributes: CellAttributes = []) -> CellStyle {
    CellStyle(foreground: color(tone), attributes: style.attributes.union(attributes))
  }

  /// Writes a line and preserves the background.
  @discardableResult
  func write(_ text: some StringProtocol, x: Int, y: Int, style: CellStyle? = nil) -> Int {
    target.cells.write(
      text, x: x, y: y, style: style ?? self.style, clip: clip,
      keepsBackground: (style ?? self.style).background.isStandard)
  }

  /// Writes lines below each other, from a row of an area on.
  func write(_ lines: [String], in rect: CellRect, from row: Int = 0, style: CellStyle? = nil) {
    for (index, line) in lines.enumerated() { write(line, x: rect.x, y: rect.y + row + index, style: style) }
  }

  func fill(_ color: CellColor, _ rect: CellRect) {
    target.cells.fill(
      rect.intersection(clip),
      with: Cell(.space, style: CellStyle(foreground: style.foreground, background: color)))
  }

  /// Returns a color as a background for text.
  func background(_ tone: TextStyle.Tone) -> CellColor {
    if case .named(let name) = tone { name.background(isDark: palette.isDark) } else { color(tone) }
  }

  func fill(_ backdrop: BoxBackdrop, _ rect: CellRect) {
    switch backdrop {
    case .color(let tone): if !palette.isColorless { fill(background(tone), rect) }
    case .surface: if !palette.isColorless { fill(palette.surface, rect) }
    case .raised: if !palette.isColorless { fill(palette.raised, rect) }
    case .gradient(let tones):
      let colors = tones.map(background)
      guard let first = colors.first, !palette.isColorless else { return }
      for y in 0..<rect.height {
        let place = Double(y) / Double(max(1, rect.height - 1)) * Double(colors.count - 1)
        let index = min(Int(place), max(0, colors.count - 2))
        let color =
          colors.count == 1 ? first : colors[index].mixed(with: colors[index + 1], place - Double(index))
        fill(color, CellRect(x: rect.x, y: rect.y + y, width: rect.width, height: 1))
      }
    }
  }

  /// Marks the focused area: it is reversed, so that it is visible without colors too.
  func markFocus(_ rect: CellRect) {
    target.cells.restyle(rect.intersection(clip)) { $0.with(.reverse) }
  }

  /// Draws a frame with round corners and a title.
  func border(_ rect: CellRect, title: String = "", style: CellStyle) {
    guard rect.width > 1, rect.height > 1, target.drawsLines else { return }
    let bar = String(repeating: "─", count: rect.width - 2)
    write("╭\(bar)╮", x: rect.x, y: rect.y, style: style)
    write("╰\(bar)╯", x: rect.x, y: rect.maxY - 1, style: style)
    for y in (rect.y + 1)..<(rect.maxY - 1) {
      write("│", x: rect.x, y: y, style: style)
      write("│", x: rect.maxX - 1, y: y, style: style)
    }
    if !title.isEmpty, rect.width > 6 {
      let text = LineBreaking.truncated(title, width: rect.width - 6)
      write(" \(text) ", x: rect.x + 2, y: rect.y, style: self.style.with(.bold))
    }
  }
}
