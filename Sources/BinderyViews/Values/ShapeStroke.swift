/// The appearance of a line.
public struct StrokeStyle: Sendable, Hashable {
  /// The form of a line's ends.
  public enum LineCap: Sendable, Hashable, CaseIterable { case butt, round, square }
  /// The form of the corner between two lines.
  public enum LineJoin: Sendable, Hashable, CaseIterable { case miter, round, bevel }

  /// The width, in points.
  public var lineWidth: Double
  /// The form of the ends. Hosts draw closed outlines, which have no ends.
  public var lineCap: LineCap
  /// The form of corners. Hosts draw round shapes round.
  public var lineJoin: LineJoin
  /// The lengths of dashes and gaps, in points; empty for an unbroken line. Hosts choose the lengths.
  public var dash: [Double]

  /// Creates a stroke style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}

/// The line along an outline.
public struct ShapeStroke: Sendable, Hashable {
  /// Creates the style.
  public var style: AnyShapeStyle
  /// The width, in points.
  public var width: Double
  /// Whether the line is dashed.
  public var isDashed: Bool
  /// Whether it is inside the outline; otherwise it is centered on the outline.
  public var isInside: Bool

  /// Creates a stroke.
  public init(_ style: AnyShapeStyle, width: Double, isDashed: Bool = false, isInside: Bool = false) {
    self.style = style
    self.width = width
    self.isDashed = isDashed
    self.isInside = isInside
  }
}

extension ShapeStroke: CustomStringConvertible {
  /// `red 2.0`, `red 2.0 dashed inside`.
  public var description: String {
    "\(style) \(width)" + (isDashed ? " dashed" : "") + (isInside ? " inside" : "")
  }
}
