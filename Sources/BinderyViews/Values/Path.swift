public import Foundation

/// Lines and curves in points, from the top left corner of a space.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 20))
///       path.addLine(to: CGPoint(x: 40, y: 20))
///     }
///     .stroke(.blue, lineWidth: 2)
///
/// As a view, a path takes the offered space, and is drawn at its own coordinates. What is not a number is left out.
public struct Path: Sendable, Hashable {
  /// A part of a path, which begins at the end of the part before it.
  public enum Element: Sendable, Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The largest distance of a point from the corner.
  private static let furthest = 1e6

  private(set) var elements: [Element] = []
  /// The end of the last part.
  public private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path with what a block adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Whether there is no part.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a block with each part, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new line at a point.
  public mutating func move(to end: CGPoint) {
    guard let end = Self.point(end) else { return }
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil, let end = Self.point(end) else { return }
    append(.line(to: end), to: end)
  }

  /// Adds a curve to a point, which one control point attracts.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPoint != nil, let end = Self.point(end), let control = Self.point(control) else { return }
    append(.quadCurve(to: end, control: control), to: end)
  }

  /// Adds a curve to a point, which two control points attract.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil, let end = Self.point(end), let first = Self.point(control1),
      let second = Self.point(control2)
    else { return }
    append(.curve(to: end, control1: first, control2: second), to: end)
  }

  /// Adds a straight line to the point at which the line began.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds straight lines through points, from the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds all parts of another path.
  ///
  /// - Parameter transform: moves, scales or rotates them.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements {
      switch element {
      case .move(let end): move(to: end.applying(transform))
      case .line(let end): addLine(to: end.applying(transform))
      case .quadCurve(let end, let control):
        addQuadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let first, let second):
        addCurve(
          to: end.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// Returns the path moved, scaled or rotated.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// Returns the path moved by distances in points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private mutating func append(_ element: Element, to end: CGPoint) {
    // After a closed line, the next one begins where that began.
    if elements.last == .closeSubpath, let start { elements.append(.move(to: start)) }
    elements.append(element)
    currentPoint = end
  }

  private static func point(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return CGPoint(
      x: min(max(point.x, -furthest), furthest), y: min(max(point.y, -furthest), furthest))
  }
}

extension Path: CustomStringConvertible {
  /// The path in the language of SVG, such as `M0 20L40 20`, with two decimals.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): "M" + text(end)
      case .line(let end): "L" + text(end)
      case .quadCurve(let end, let control): "Q" + text(control, end)
      case .curve(let end, let first, let second): "C" + text(first, second, end)
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  private func text(_ points: CGPoint...) -> String {
    points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
