internal import BinderyViews

/// A place on a map, with the content of its callout.
final class AnnotationElement: LayoutBox {
  var title = "" {
    didSet { if title != oldValue { heading.text = title } }
  }
  /// The drawing of the pin, whose main color its mark has.
  private(set) var picture: Picture?
  private var pictures: PictureLibrary?
  private(set) var latitude = 0.0
  private(set) var longitude = 0.0
  var isOpen = false {
    didSet {
      guard isOpen != oldValue else { return }
      callout.isHidden = !isOpen
      callout.forgetMeasures()
    }
  }
  var isOutside = false
  override var isReachable: Bool { isFocusable && !isOutside }
  let callout = StackBox()
  /// The name above the content of the callout.
  private let heading = TextBox()
  private(set) var place = CellPoint(x: 0, y: 0)
  /// Whether its title is shown over any neighbors, because it has the focus.
  private var isTitleShown = false
  /// The width of its title on the map, in columns.
  var titleWidth = 0

  override func update(_ node: Node, _ context: ElementContext) {
    title = node.title
    picture = node[.picture]
    pictures = context.pictures
    (latitude, longitude) = (node[.coordinate]?.latitude ?? 0, node[.coordinate]?.longitude ?? 0)
    isOpen = node.isSelected
    isFocusable = !node.isDisabled
  }

  override func press(_ node: Node) -> ElementAction { .send(UserEvent(.toggle(!isOpen), on: node.id)) }
  override var revealed: LayoutBox? { isOpen ? callout : nil }
  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("Enter", isOpen ? "Close" : "Open")] }

  required init() {
    super.init()
    isFocusable = true
    callout.backdrop = .raised
    callout.padding = (1, 0)
    callout.isHidden = true
    heading.textStyle = TextStyle(attributes: .bold)
    setChildren([callout])
    arrange([])
  }

  /// Screen readers have read the name in the line above.
  override func arrange(_ boxes: [LayoutBox]) { callout.setChildren(isLinear ? boxes : [heading] + boxes) }

  func calloutHeight(width: Int) -> Int { callout.height(width: width) }
  /// The height of its callout; 0 while that is closed.
  func openHeight(width: Int) -> Int { isOpen ? calloutHeight(width: width) : 0 }

  func setPlace(_ point: CellPoint, callout rect: CellRect, map: CellRect) {
    place = point
    // It covers the whole map, so that its pin can be anywhere on it; only the pin and the callout are painted.
    place(map)
    callout.place(rect.offset(x: -map.x, y: -map.y))
  }

  /// The cell of the pin, within the map.
  private var pin: CellPoint { CellPoint(x: place.x - frame.x, y: place.y - frame.y) }

  /// Whether its mark, a column beside that, or its shown name is at a cell of the box.
  override func isHit(at point: CellPoint) -> Bool {
    guard point.y == pin.y else { return false }
    let name = LineBreaking.truncated(
      title, width: titleWidth > 0 ? titleWidth : isTitleShown ? frame.width - pin.x - 2 : 0)
    let first = isLinear ? pin.x : pin.x + 2
    return abs(point.x - pin.x) <= 1 || (first..<first + CellWidth.of(name)).contains(point.x)
  }

  override var focusRect: CellRect {
    let rect = screenRect
    return CellRect(x: rect.x + pin.x, y: rect.y + pin.y, width: 1, height: 1)
  }

  override func placeContent(_ rect: CellRect) {}

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      canvas.write(LineBreaking.truncated(title, width: rect.width), x: rect.x, y: rect.y)
    } else if !isOutside {
      let at = CellPoint(x: rect.x + pin.x, y: rect.y + pin.y)
      canvas.write(
        isOpen ? "◆" : "●", x: at.x, y: at.y,
        style: CellStyle(foreground: color(canvas.palette), attributes: .bold))
      if titleWidth > 0 {
        canvas.write(LineBreaking.truncated(title, width: titleWidth), x: at.x + 2, y: at.y)
      }
    }
    isTitleShown = canvas.target.focused === self
    paintChildren(canvas)
  }

  private func color(_ palette: Palette) -> CellColor {
    guard let color = picture.flatMap({ pictures?.mainColor(of: $0) }) else { return palette.critical }
    return color.legible(on: palette.surface)
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      return super.paintFocus(canvas, CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    }
    let at = CellPoint(x: rect.x + pin.x, y: rect.y + pin.y)
    let width = min(rect.maxX - at.x, 2 + CellWidth.of(title))
    // The focused pin's title is shown over any neighbors.
    if titleWidth == 0 { canvas.write(" \(title)", x: at.x + 1, y: at.y) }
    canvas.markFocus(CellRect(x: at.x, y: at.y, width: width, height: 1))
  }
}
