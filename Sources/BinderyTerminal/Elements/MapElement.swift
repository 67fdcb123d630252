internal import BinderyViews

/// A map in characters: a grid of dots, a pin for each place, and the callout of the selected one below.
final class MapElement: LayoutBox {
  /// The name of the map, for screen readers.
  private var label = ""
  /// The visible region. Its span is the distance from left to right.
  private var region = MapRegion(center: MapCoordinate(latitude: 0, longitude: 0), span: 3_000)

  override func update(_ node: Node, _ context: ElementContext) {
    label = node[.accessibilityLabel] ?? ""
    // Its parts may have been changed to any number since it was created.
    if let region = node[.region] { self.region = Self.region(region.center, span: region.span) }
    isFocusable = true
  }

  private static func region(_ center: MapCoordinate, span: Double) -> MapRegion {
    MapRegion(center: MapCoordinate(latitude: center.latitude, longitude: center.longitude), span: span)
  }

  override func press(_ node: Node) -> ElementAction { .nothing }

  override func handle(_ press: KeyPress, _ node: Node) -> ElementAction? {
    guard press.modifiers.isEmpty else { return nil }
    var (latitude, longitude) = (region.center.latitude, region.center.longitude)
    var span = region.span
    let degrees = span / 111_320 / 4
    switch press.key {
    case .left: longitude -= degrees
    case .right: longitude += degrees
    case .up: latitude += degrees / 2
    case .down: latitude -= degrees / 2
    case .character("+"), .character("="): span /= 2
    case .character("-"): span *= 2
    default: return nil
    }
    let center = MapCoordinate(latitude: latitude, longitude: longitude)
    return .send(UserEvent(.region(MapRegion(center: center, span: span)), on: node.id))
  }

  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("←↑↓→", "Pan"), KeyHint("+−", "Zoom")] }

  override func commands(_ node: Node) -> [ElementCommand] {
    [ElementCommand(title: node.commandTitle, action: .focus(self))]
  }

  private var pins: [AnnotationElement] { children.compactMap { $0 as? AnnotationElement } }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int { 48 }

  private func mapRows(_ width: Int) -> Int { min(14, max(5, width / 4)) }

  override func measureHeight(width: Int) -> Int {
    if isLinear { return 1 + pins.map { 1 + $0.openHeight(width: width) }.reduce(0, +) }
    return mapRows(width) + (pins.first { $0.isOpen }?.calloutHeight(width: width) ?? 0)
  }

  override func placeContent(_ rect: CellRect) {
    if isLinear { return listPins(in: rect) }
    let rows = mapRows(rect.width)
    for pin in pins {
      let place = place(of: pin, in: CellRect(x: rect.x, y: rect.y, width: rect.width, height: rows))
      pin.isOutside = place == nil
      pin.setPlace(
        place ?? CellPoint(x: rect.x, y: rect.y),
        callout: CellRect(
          x: rect.x, y: rect.y + rows, width: rect.width,
          height: pin.isOpen ? pin.calloutHeight(width: rect.width) : 0),
        map: rect)
    }
    placeTitles(in: rect)
  }

  /// Places the pins below each other, each above its callout, for screen readers.
  private func listPins(in rect: CellRect) {
    var y = rect.y + 1
    for pin in pins {
      let callout = CellRect(
        x: rect.x, y: y + 1, width: rect.width, height: pin.openHeight(width: rect.width))
      let line = CellRect(x: rect.x, y: y, width: rect.width, height: 1 + callout.height)
      pin.isOutside = false
      pin.titleWidth = rect.width
      pin.setPlace(CellPoint(x: rect.x, y: y), callout: callout, map: line)
      y += line.height
    }
  }

  /// Gives each pin's title the space up to the next pin or title on its line. Titles without space are shown in the list beside
  /// the
  /// map, and while their pin is selected.
  private func placeTitles(in rect: CellRect) {
    let shown = pins.filter { !$0.isOutside }
    for pin in shown {
      let next = shown.filter { $0 !== pin && $0.place.y == pin.place.y && $0.place.x >= pin.place.x }.map(
        \.place.x
      ).min()
      let room = (next ?? rect.maxX) - pin.place.x - 3
      pin.titleWidth = room >= CellWidth.of(pin.title) || pin.isOpen ? min(room, CellWidth.of(pin.title)) : 0
    }
  }

  /// Returns the cell of a pin, or nil outside of the region. A cell is twice as high as it is wide.
  private func place(of pin: AnnotationElement, in rect: CellRect) -> CellPoint? {
    let metersPerColumn = region.span / Double(max(1, rect.width))
    let metersPerDegree = 111_320.0
    let shrink = max(0.01, Self.cosine(degrees: region.center.latitude))
    let dx = (pin.longitude - region.center.longitude) * metersPerDegree * shrink / metersPerColumn
    let dy = (region.center.latitude - pin.latitude) * metersPerDegree / (2 * metersPerColumn)
    guard abs(dx) < Double(rect.width), abs(dy) < Double(rect.height) else { return nil }
    let point = CellPoint(
      x: rect.x + rect.width / 2 + Int(dx.rounded()), y: rect.y + rect.height / 2 + Int(dy.rounded()))
    return rect.contains(point) ? point : nil
  }

  /// Returns the cosine by its series, exact to five digits between -90 and 90 degrees.
  private static func cosine(degrees: Double) -> Double {
    let x = degrees * .pi / 180
    let square = x * x
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      canvas.write(name, x: rect.x, y: rect.y)
      return paintChildren(canvas)
    }
    let rows = mapRows(rect.width)
    let area = CellRect(x: rect.x, y: rect.y, width: rect.width, height: rows)
    canvas.fill(.surface, area)
    if canvas.target.drawsLines {
      let style = CellStyle(foreground: canvas.palette.separator)
      for y in stride(from: area.y + 1, to: area.maxY, by: 2) {
        for x in stride(from: area.x + 2, to: area.maxX, by: 6) {
          canvas.write("·", x: x, y: y, style: style)
        }
      }
      canvas.write(scale, x: area.x + 1, y: area.maxY - 1, style: canvas.style(.secondary))
    }
    paintChildren(canvas)
  }

  /// The map in words: `Cafes, 3 km across`.
  private var name: String { "\(label.isEmpty ? "Map" : label), \(scale)" }

  /// The width of the map, as text.
  private var scale: String {
    region.span >= 10_000
      ? "\(Int((region.span / 1_000).rounded())) km across" : "\(Int(region.span.rounded())) m across"
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      return super.paintFocus(canvas, CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    }
    canvas.markFocus(
      CellRect(x: rect.x + 1, y: rect.y + mapRows(rect.width) - 1, width: CellWidth.of(scale), height: 1))
  }
}
