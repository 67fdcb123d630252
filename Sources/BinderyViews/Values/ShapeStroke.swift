/// The appearance of a line.
public struct StrokeStyle: Sendable, Hashable {
  /// The form of a line's ends.
  public enum LineCap: Sendable, Hashable, CaseIterable { case butt, round, square }
  /// The form of the corner between two lines.
  public enum LineJoin: Sendable, Hashable, CaseIterable { case miter, round, bevel }

  /// The width, in points.
  public var lineWidth: Double
  /// The form of the ends of open lines and of dashes.
  public var lineCap: LineCap
  /// The form of corners.
  public var lineJoin: LineJoin
  /// The longest tip of a sharp corner, in widths of the line; a longer one is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, in points; empty for an unbroken line.
  public var dash: [Double]
  /// The length at which the dashes begin, in points.
  public var dashPhase: Double

  /// Creates a stroke style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style with numbers that hosts can draw.
  fileprivate var drawable: StrokeStyle {
    var style = self
    style.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 0
    style.miterLimit = miterLimit.isFinite ? max(1, miterLimit) : 10
    style.dashPhase = dashPhase.isFinite ? dashPhase : 0
    if !dash.allSatisfy({ $0.isFinite && $0 >= 0 }) || !dash.contains(where: { $0 > 0 }) { style.dash = [] }
    return style
  }
}

/// The inside of an outline.
public struct FillStyle: Sendable, Hashable {
  /// Whether a part that is surrounded twice is a hole.
  public var isEOFilled: Bool

  /// Creates a fill style.
  ///
  /// - Parameter antialiased: accepted without effect: hosts draw smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

/// The line along an outline.
public struct ShapeStroke: Sendable, Hashable {
  /// The color or gradient.
  public var style: AnyShapeStyle
  /// The width, the ends, the corners and the dashes.
  public let line: StrokeStyle
  /// Whether it is inside the outline; otherwise it is centered on the outline.
  public var isInside: Bool

  /// Creates a stroke. Numbers that no host can draw are replaced.
  public init(_ style: AnyShapeStyle, line: StrokeStyle, isInside: Bool = false) {
    self.style = style
    self.line = line.drawable
    self.isInside = isInside
  }

  /// Creates an unbroken stroke.
  public init(_ style: AnyShapeStyle, width: Double, isInside: Bool = false) {
    self.init(style, line: StrokeStyle(lineWidth: width), isInside: isInside)
  }

  /// The width, in points.
  public var width: Double { line.lineWidth }

  /// Whether it is an unbroken line of one color.
  var isSimple: Bool { line.dash.isEmpty && style.color != nil }
}

extension ShapeStroke: CustomStringConvertible {
  /// `red 2.0`, `red 2.0 dashed inside`.
  public var description: String {
    "\(style) \(width)" + (line.dash.isEmpty ? "" : " dashed") + (isInside ? " inside" : "")
  }
}
