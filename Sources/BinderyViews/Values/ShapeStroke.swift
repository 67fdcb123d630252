/// How a line is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// How a line ends.
  public enum LineCap: Sendable, Hashable, CaseIterable { case butt, round, square }
  /// How two lines meet.
  public enum LineJoin: Sendable, Hashable, CaseIterable { case miter, round, bevel }

  /// The width, in points.
  public var lineWidth: Double
  /// How it ends. Hosts draw closed outlines, which have no ends.
  public var lineCap: LineCap
  /// How lines meet. Hosts round what is round.
  public var lineJoin: LineJoin
  /// The lengths of dashes and gaps, in points; empty for an unbroken line. Hosts choose the lengths.
  public var dash: [Double]

  /// Describes a line.
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
  /// The style.
  public var style: AnyShapeStyle
  /// Its width, in points.
  public var width: Double
  /// Whether it has gaps.
  public var isDashed: Bool
  /// Whether it is inside the outline; else its middle is on the outline.
  public var isInside: Bool

  /// Draws a line.
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
