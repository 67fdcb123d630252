internal import BinderyViews

/// The sizes and colors of one node that no rule of the style sheet can contain.
///
/// Every value is a number or a validated color or name, so no untrusted text becomes CSS.
@MainActor
struct InlineStyle {
  private var style = ""

  /// Whether a property is shown here alone, without another ``BoxAttribute``.
  static func shows(_ property: Property) -> Bool {
    switch property {
    case .spacing, .columnSpacing, .minimumLength, .padding, .position, .tracks, .lineLimit, .reservedLines,
      .lineSpacing, .underline, .strikethrough, .tracking, .tint, .shadow, .effects, .opacity, .offset,
      .scale, .rotation, .fill, .stroke, .zIndex, .columnSpan:
      true
    default: false
    }
  }

  /// Whether the style sheet contains the value: most stacks have its spacing.
  static func isUsual(_ entry: Node.Assignment, of role: Role) -> Bool {
    guard entry.property == .spacing, case .double(let spacing) = entry.value else { return false }
    return isUsual(spacing, of: role)
  }

  private static func isUsual(_ spacing: Double, of role: Role) -> Bool { spacing == 8 && role == .stack }

  /// Returns the declarations of a node; nil if there are none.
  static func text(of node: Node) -> String? {
    var style = InlineStyle()
    style.layout(node)
    style.type(node)
    style.colors(node)
    style.effects(node)
    return style.style.isEmpty ? nil : style.style
  }

  private mutating func add(_ declaration: String) {
    if !style.isEmpty { style.append(";") }
    style.append(declaration)
  }

  // MARK: Layout

  private mutating func layout(_ node: Node) {
    if let spacing = node[.spacing], !Self.isUsual(spacing, of: node.role) {
      add(spacing < 0 ? "--overlap:\(Self.signed(spacing))" : "--gap:\(Self.pixels(spacing))")
    }
    if let spacing = node[.columnSpacing] { add("column-gap:\(Self.pixels(spacing))") }
    if let length = node[.minimumLength] { add("--least:\(Self.pixels(length))") }
    if let padding = node[.padding] { add(Self.edges(padding)) }
    if let point = node[.position] { add("--x:\(Self.signed(point.x));--y:\(Self.signed(point.y))") }
    if let index = node[.zIndex] { add("z-index:\(Int((index * 100).rounded()))") }
    if let columns = node[.columnSpan] { add("--columns:\(max(1, columns))") }
    if let tracks = node[.tracks] {
      add(
        node.role == .table
          ? GridTemplate.text(ofTable: tracks) : GridTemplate.text(of: tracks, axis: node[.axis]))
    }
    if let frame = node[.frame] { add(frame, of: node) }
    if let aspect = node[.aspectRatio], let ratio = aspect.ratio.map(NumberText.short) {
      // What fits into two lengths calculates with it.
      if aspect.contentMode == .fit, node.role != .image { add("--ratio:\(ratio)") }
      add("aspect-ratio:\(ratio)")
    }
    let isField = node.role == .textField
    if let lines = node[.lineLimit] {
      add("\(isField ? "--most-lines" : "-webkit-line-clamp"):\(max(1, lines))")
    }
    if let lines = node[.reservedLines] {
      add(isField ? "--least-lines:\(max(1, lines))" : "min-height:\(max(1, lines))lh")
    }
  }

  private mutating func add(_ frame: FrameSize, of node: Node) {
    var (width, height) = (frame.width, frame.height)
    if node[.shape]?.isCircle == true, let both = width, let other = height {
      // The largest circle in the rectangle.
      (width, height) = (min(both, other), min(both, other))
    }
    if let width { add("width:\(Self.pixels(width))") }
    if let height { add("height:\(Self.pixels(height))") }
    if let width = frame.minWidth { add("min-width:\(Self.pixels(width))") }
    if let width = frame.idealWidth { add("--ideal-width:\(Self.pixels(width))") }
    if let width = frame.maxWidth, width.isFinite { add("max-width:\(Self.pixels(width))") }
    if let height = frame.minHeight { add("min-height:\(Self.pixels(height))") }
    if let height = frame.idealHeight { add("--ideal-height:\(Self.pixels(height))") }
    if let height = frame.maxHeight, height.isFinite { add("max-height:\(Self.pixels(height))") }
  }

  nonisolated static func pixels(_ length: Double) -> String {
    length.isFinite ? "\(NumberText.text(max(0, length)))px" : "100%"
  }

  /// Formats a length that may be negative.
  private static func signed(_ length: Double) -> String { "\(NumberText.text(length))px" }

  private static func edges(_ insets: EdgeInsets) -> String {
    if insets == EdgeInsets(.all, insets.top) { return "padding:\(pixels(insets.top))" }
    let block = "padding-block:\(pixels(insets.top)) \(pixels(insets.bottom))"
    return "\(block);padding-inline:\(pixels(insets.leading)) \(pixels(insets.trailing))"
  }

  // MARK: Type

  private mutating func type(_ node: Node) {
    if let font = node[.font] { add(font) }
    if let spacing = node[.lineSpacing] { add("line-height:calc(1.4em + \(Self.pixels(spacing)))") }
    if let tracking = node[.tracking] { add("letter-spacing:\(Self.signed(tracking))") }
    let lines = TextDecoration.text(underline: node[.underline], strikethrough: node[.strikethrough])
    if let lines { add("--decoration:\(lines)") }
  }

  private mutating func add(_ font: Font) {
    for declaration in FontText.declarations(of: font) { add(declaration) }
  }

  // MARK: Colors

  private mutating func colors(_ node: Node) {
    if node.role != .window, let theme = node.shownTheme {
      let declarations = ThemeText.declarations(of: theme, in: node.surroundingTheme ?? Theme())
      if !declarations.isEmpty { add(declarations) }
    }
    if let foreground = node[.foreground], StyleName.of(tone: foreground) == nil {
      if let color = ColorText.color(of: foreground) { add("color:\(color)") }
    }
    if let tint = node[.tint] {
      let (ink, fill) = (ColorText.of(tint), ColorText.of(tint, as: .fill))
      add("--accent:\(ink);--accent-fill:\(fill);--on-accent:\(ColorText.words(on: tint))")
    }
    if let background = node[.background] {
      if let text = ColorText.background(background.style) { add("background:\(text)") }
      if let shape = background.shape, node[.clipShape] == nil { add(radius(shape)) }
    }
    if let shape = node[.clipShape] { add(clip(shape)) }
    if let border = node[.border], let color = ColorText.color(of: border.style, as: .fill) {
      add("--border:\(Self.pixels(border.width)) solid \(color)")
    }
    if node[.shape]?.isDrawn == true {
      // The drawing inside has the fill and the line.
      if node[.background] == nil { add("background:none") }
      return
    }
    if let shape = node[.shape] { add(radius(shape)) }
    if let fill = node[.fill], let text = ColorText.background(fill) { add("background:\(text)") }
    if let stroke = node[.stroke], let color = ColorText.color(of: stroke.style, as: .fill) {
      let offset = stroke.isInside ? -stroke.width : -stroke.width / 2
      let line = "\(Self.pixels(stroke.width)) \(!stroke.line.dash.isEmpty ? "dashed" : "solid") \(color)"
      add("outline:\(line);outline-offset:\(Self.signed(offset))")
    }
  }

  private func radius(_ outline: ShapeOutline) -> String {
    switch outline {
    case .rectangle: "border-radius:0"
    case .roundedRectangle(let radius): "border-radius:\(Self.pixels(radius))"
    case .unevenRoundedRectangle(let radii):
      "border-radius:\(Self.pixels(radii.topLeading)) \(Self.pixels(radii.topTrailing)) "
        + "\(Self.pixels(radii.bottomTrailing)) \(Self.pixels(radii.bottomLeading))"
    case .circle, .ellipse: "border-radius:50%"
    case .capsule: "border-radius:9999px"
    case .part(let part): radius(part.outline)
    case .path: "border-radius:0"
    }
  }

  private func clip(_ outline: ShapeOutline) -> String {
    guard case .path(let path, let isEvenOdd) = outline else { return radius(outline) }
    return path.isEmpty ? "clip-path:inset(50%)" : "clip-path:path(\(isEvenOdd ? "evenodd," : "")'\(path)')"
  }

  // MARK: Effects

  private mutating func effects(_ node: Node) {
    var filters: [String] = []
    if let shadow = node[.shadow] {
      let color = ColorText.of(shadow.color, as: .fill)
      let place =
        "\(Self.signed(shadow.x)) \(Self.signed(shadow.y)) \(Self.pixels(shadow.radius * 2)) \(color)"
      if hasOutline(node) { add("box-shadow:\(place)") } else { filters.append("drop-shadow(\(place))") }
    }
    let list = node[.effects]?.list ?? []
    filters += list.compactMap(EffectText.filter)
    if !filters.isEmpty { add("filter:\(filters.joined(separator: " "))") }
    for declaration in list.compactMap(EffectText.declaration) { add(declaration) }
    if let opacity = node[.opacity] { add("opacity:\(NumberText.short(opacity))") }
    if let offset = node[.offset] {
      add("translate:\(Self.length(offset.x, offset.ofWidth)) \(Self.length(offset.y, offset.ofHeight))")
    }
    if let scale = node[.scale] {
      add("scale:\(NumberText.text(scale.x)) \(NumberText.text(scale.y))")
      add(origin(scale.anchor))
    }
    if let rotation = node[.rotation] {
      add("rotate:\(NumberText.text((rotation.angle.degrees * 1000).rounded() / 1000))deg")
      if node[.scale] == nil { add(origin(rotation.anchor)) }
    }
  }

  /// Formats a length and a part of the element's own.
  private static func length(_ length: Double, _ part: Double) -> String {
    part == 0 ? signed(length) : "calc(\(NumberText.short(part * 100))% + \(signed(length)))"
  }

  private func origin(_ point: UnitPoint) -> String {
    "transform-origin:\(NumberText.short(point.x * 100))% \(NumberText.short(point.y * 100))%"
  }

  /// Whether the drawing fills the box, so that the box's own shadow has the same shape.
  private func hasOutline(_ node: Node) -> Bool {
    switch node.role {
    case .shape: node[.fill] != AnyShapeStyle(Color.clear) && node[.shape]?.isDrawn != true
    case .image: node[.icon] == nil
    default: node[.background] != nil
    }
  }
}
