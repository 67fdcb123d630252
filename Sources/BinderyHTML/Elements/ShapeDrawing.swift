internal import BinderyViews

/// Draws the lines and curves of a shape as SVG, in points, or in percent of its element.
///
/// A part of an outline is one long dash, in shares of the length:
///
///     <circle cx="50%" cy="50%" r="50%" pathLength="1" stroke-dasharray="0.25 2" stroke-dashoffset="-0.5"/>
@MainActor
struct ShapeDrawing {
  private let node: Node
  private var definitions = ""

  init(_ node: Node) { self.node = node }

  var html: String {
    var drawing = self
    let body = drawing.fill() + drawing.line()
    if body.isEmpty { return "" }
    let definitions = drawing.definitions.isEmpty ? "" : "<defs>\(drawing.definitions)</defs>"
    return "<svg class=\"drawing\" aria-hidden=\"true\">\(definitions)\(body)</svg>"
  }

  // MARK: The inside and the line

  private mutating func fill() -> String {
    if node[.fill] == AnyShapeStyle(Color.clear) { return "" }
    guard let fill = node[.fill] else { return figure(style: "fill:currentColor") }
    let (paint, cover) = paint(fill, "f")
    guard let cover else { return figure(style: "fill:\(paint)") }
    return covered(by: cover, "f", figure(style: "fill:#fff"))
  }

  private mutating func line() -> String {
    guard let stroke = node[.stroke], stroke.width > 0 else { return "" }
    let (paint, cover) = paint(stroke.style, "s")
    let line = stroke.line
    var style = "stroke:\(cover == nil ? paint : "#fff");stroke-width:\(NumberText.short(line.lineWidth))"
    switch line.lineCap {
    case .butt: break
    case .round: style += ";stroke-linecap:round"
    case .square: style += ";stroke-linecap:square"
    }
    switch line.lineJoin {
    case .miter: style += ";stroke-miterlimit:\(NumberText.short(line.miterLimit))"
    case .round: style += ";stroke-linejoin:round"
    case .bevel: style += ";stroke-linejoin:bevel"
    }
    if !line.dash.isEmpty {
      style += ";stroke-dasharray:\(line.dash.map(NumberText.short).joined(separator: " "))"
      if line.dashPhase != 0 { style += ";stroke-dashoffset:\(NumberText.short(line.dashPhase))" }
    }
    let inset = stroke.isInside ? line.lineWidth / 2 : 0
    let drawing = figure(style: style, inset: inset)
    guard let cover, !drawing.isEmpty else { return drawing }
    return covered(by: cover, "s", drawing)
  }

  // MARK: Outlines

  /// Returns the element of the outline; empty if there is nothing to draw.
  private func figure(style: String, inset: Double = 0) -> String {
    switch node[.shape] {
    case .path(let path, let isEvenOdd):
      if path.isEmpty { return "" }
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(path)\"\(rule) style=\"\(style)\"/>"
    case .part(let part):
      guard part.from < part.to else { return "" }
      return "<\(element(part, inset: part.inset + inset, style))\(dash(part))/>"
    default: return ""
    }
  }

  private func element(_ part: OutlinePart, inset: Double, _ style: String) -> String {
    let distance = NumberText.short(inset)
    let twice = NumberText.short(2 * inset)
    switch part.outline {
    case .circle:
      let radius = inset == 0 ? "" : ";r:calc(50% - \(distance)px)"
      return "circle cx=\"50%\" cy=\"50%\" r=\"50%\" style=\"\(style)\(radius)\""
    case .ellipse:
      let radius = inset == 0 ? "" : ";rx:calc(50% - \(distance)px);ry:calc(50% - \(distance)px)"
      return "ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\" style=\"\(style)\(radius)\""
    default:
      var size = ""
      if inset != 0 {
        size =
          ";x:\(distance)px;y:\(distance)px;width:calc(100% - \(twice)px);height:calc(100% - \(twice)px)"
      }
      var corner = ""
      if case .roundedRectangle(let radius) = part.outline {
        corner = " rx=\"\(NumberText.short(max(0, radius - inset)))\""
      }
      return "rect width=\"100%\" height=\"100%\"\(corner) style=\"\(style)\(size)\""
    }
  }

  private func dash(_ part: OutlinePart) -> String {
    if part.isWhole { return "" }
    let (length, start) = (Self.share(part.to - part.from), Self.share(-part.from))
    return " pathLength=\"1\" stroke-dasharray=\"\(length) 2\" stroke-dashoffset=\"\(start)\""
  }

  /// Formats a share of a length with four decimals.
  private static func share(_ number: Double) -> String {
    NumberText.text((number * 10_000).rounded() / 10_000 + 0)
  }

  // MARK: Colors

  /// Returns the color of a style, or the reference to its definition. SVG has no gradient around a point: that is a cover, which shows
  /// through the drawing.
  private mutating func paint(_ style: AnyShapeStyle, _ use: String) -> (
    paint: String, cover: AngularGradient?
  ) {
    let name = "\(use)\(node.id.rawValue)"
    switch style.resolution {
    case .color(let color): return (ColorText.of(color, as: .fill), nil)
    case .linearGradient(let gradient):
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      definitions +=
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(percent(start.x))\""
        + " y1=\"\(percent(start.y))\" x2=\"\(percent(end.x))\" y2=\"\(percent(end.y))\">"
        + stops(gradient.gradient) { $0 } + "</linearGradient>"
    case .radialGradient(let gradient):
      let end = max(gradient.endRadius, 0.01)
      definitions +=
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(percent(gradient.center.x))\""
        + " cy=\"\(percent(gradient.center.y))\" r=\"\(NumberText.short(end))\">"
        + stops(gradient.gradient) {
          (gradient.startRadius + $0 * (gradient.endRadius - gradient.startRadius)) / end
        } + "</radialGradient>"
    case .angularGradient(let gradient): return ("", gradient)
    case .material: return ("var(--raised)", nil)
    }
    return ("url(#\(name))", nil)
  }

  private func stops(_ gradient: Gradient, place: (Double) -> Double) -> String {
    gradient.stops.map {
      "<stop offset=\"\(percent(place($0.location)))\" style=\"stop-color:\(ColorText.of($0.color, as: .fill))\"/>"
    }.joined()
  }

  /// Returns a background that a white drawing lets through. It reaches beyond the element, as lines do.
  private mutating func covered(by gradient: AngularGradient, _ use: String, _ drawing: String) -> String {
    let name = "\(use)\(node.id.rawValue)"
    definitions +=
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">\(drawing)</mask>"
    var outer = gradient
    outer = AngularGradient(
      gradient: gradient.gradient,
      center: UnitPoint(x: 0.25 + gradient.center.x / 2, y: 0.25 + gradient.center.y / 2),
      startAngle: gradient.startAngle, endAngle: gradient.endAngle)
    let background = ColorText.background(outer.resolved) ?? ""
    return "<foreignObject x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\" mask=\"url(#\(name))\">"
      + "<div style=\"height:100%;background:\(background)\"></div></foreignObject>"
  }

  private func percent(_ part: Double) -> String { "\(NumberText.short(part * 100))%" }
}
