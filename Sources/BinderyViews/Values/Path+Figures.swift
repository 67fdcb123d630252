public import Foundation

extension Path {
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with a radius at each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds a rectangle, clockwise from its corner.
  public mutating func addRect(_ rect: CGRect) {
    guard rect.isFinite else { return }
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse that fills a rectangle, clockwise from the middle of the right side.
  public mutating func addEllipse(in rect: CGRect) {
    guard rect.isFinite else { return }
    addCorners(
      of: rect, radii: Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
  }

  /// Adds a rectangle with round corners, clockwise from the middle of the right side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard rect.isFinite else { return }
    let radius = CGSize(
      width: radius(cornerSize.width, atMost: rect.width / 2),
      height: radius(cornerSize.height, atMost: rect.height / 2))
    addCorners(of: rect, radii: Array(repeating: radius, count: 4))
  }

  /// Adds a rectangle with a radius at each corner, clockwise from the middle of the right side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    guard rect.isFinite else { return }
    let most = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
    ].map { radius($0, atMost: most) }
    addCorners(of: rect, radii: radii.map { CGSize(width: $0, height: $0) })
  }

  /// Adds a part of a circle, with a line to its start from the point before. Angles begin at the right and grow clockwise on the screen.
  ///
  /// - Parameter clockwise: whether angles shrink from the start to the end: as in SwiftUI, whose word for it is that of an axis that points up.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise { sweep = -sweep }
    if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    addArc(
      center: center, radius: radius, from: startAngle.radians, by: (clockwise ? -1 : 1) * min(sweep, turn))
  }

  /// Adds a part of a circle, with a line to its start from the point before.
  ///
  /// - Parameter delta: the angle from the start to the end.
  public mutating func addRelativeArc(center: CGPoint, radius: Double, startAngle: Angle, delta: Angle) {
    guard delta.radians.isFinite else { return }
    let turn = 2 * Double.pi
    addArc(
      center: center, radius: radius, from: startAngle.radians, by: min(max(delta.radians, -turn), turn))
  }

  /// Adds an arc that touches the line to a first point, and that from there to a second one: a round corner.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: Double) {
    guard let last = currentPoint, radius.isFinite, radius > 0 else { return addLine(to: corner) }
    let (toLast, toEnd) = (last.direction(from: corner), end.direction(from: corner))
    let cosine = toLast.x * toEnd.x + toLast.y * toEnd.y
    let cross = toLast.x * toEnd.y - toLast.y * toEnd.x
    guard cosine.isFinite, abs(cross) > 1e-9 else { return addLine(to: corner) }
    let half = acos(min(max(cosine, -1), 1)) / 2
    let middle = CGPoint(x: toLast.x + toEnd.x, y: toLast.y + toEnd.y).direction(from: .zero)
    let center = CGPoint(
      x: corner.x + middle.x * radius / sin(half), y: corner.y + middle.y * radius / sin(half))
    let distance = radius / tan(half)
    let first = CGPoint(x: corner.x + toLast.x * distance, y: corner.y + toLast.y * distance)
    let start = atan2(first.y - center.y, first.x - center.x)
    addArc(center: center, radius: radius, from: start, by: (cross > 0 ? -1 : 1) * (Double.pi - 2 * half))
  }

  /// Adds curves along an arc, at most a quarter of a circle each.
  private mutating func addArc(center: CGPoint, radius: Double, from start: Double, by sweep: Double) {
    guard start.isFinite, radius.isFinite, radius >= 0 else { return }
    func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
      let (x, y) = (cos(angle), sin(angle))
      return CGPoint(x: center.x + radius * (x - along * y), y: center.y + radius * (y + along * x))
    }
    if currentPoint == nil || isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let along = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let angle = start + Double(index) * step
      addCurve(to: point(angle + step), control1: point(angle, along), control2: point(angle + step, -along))
    }
  }

  /// Adds a rectangle with quarters of ellipses at its corners: bottom right, bottom left, top left, top right.
  private mutating func addCorners(of rect: CGRect, radii: [CGSize]) {
    // The share of the radius from a control point to the corner.
    let bend = 1 - 4 / 3 * (2.0.squareRoot() - 1)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    let corners = [
      (rect.maxX, rect.maxY, 0.0, -1.0, -1.0, 0.0), (rect.minX, rect.maxY, 1, 0, 0, -1),
      (rect.minX, rect.minY, 0, 1, 1, 0), (rect.maxX, rect.minY, -1, 0, 0, 1),
    ]
    for (corner, radius) in zip(corners, radii) {
      let (x, y, inX, inY, outX, outY) = corner
      func point(_ towardX: Double, _ towardY: Double, _ share: Double) -> CGPoint {
        CGPoint(x: x + towardX * radius.width * share, y: y + towardY * radius.height * share)
      }
      let (before, after) = (point(inX, inY, 1), point(outX, outY, 1))
      if currentPoint != before { addLine(to: before) }
      if before != after {
        addCurve(to: after, control1: point(inX, inY, bend), control2: point(outX, outY, bend))
      }
    }
    closeSubpath()
  }

  private func radius(_ length: Double, atMost most: Double) -> Double {
    length.isFinite ? min(max(0, length), most) : 0
  }
}

extension CGRect {
  /// Whether all its numbers are.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// The direction from another point, of the length 1.
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (x, y) = (x - other.x, y - other.y)
    let length = (x * x + y * y).squareRoot()
    return CGPoint(x: x / length, y: y / length)
  }
}
