public import BinderyViews
public import Foundation

// Apps do not draw individual points: the host draws shapes and pictures.

/// Unavailable: apps do not draw individual points.
@available(
  *, unavailable,
  message:
    "Nothing is drawn point by point here. Use Rectangle, RoundedRectangle, Circle or Capsule, a Chart, or a picture."
)
public struct Path: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// The smallest rectangle around the path.
  public var boundingRect: CGRect { .zero }
  /// Whether the path has no lines.
  public var isEmpty: Bool { true }
  /// The last point.
  public var currentPoint: CGPoint? { nil }
  /// A path without lines.
  public init() {}
  /// A path that a closure draws.
  public init(_ draw: (inout Path) -> Void) {}
  /// A rectangle.
  public init(_ rect: CGRect) {}
  /// An ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {}

  /// Moves to a point.
  public mutating func move(to end: CGPoint) {}
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) {}
  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) {}
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {}
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) {}
  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  /// Draws a curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Draws a curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Draws an arc.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Draws another path.
  public mutating func addPath(_ path: Path) {}
  /// Draws a line to the first point.
  public mutating func closeSubpath() {}

  /// Fills the path.
  public func fill<S: ShapeStyle>(_ content: S) -> Path { self }
  /// Draws the lines.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> Path { self }
  /// Draws the lines.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Path { self }
  /// Draws the lines.
  public func stroke(lineWidth: Double = 1) -> Path { self }
  /// Draws a part of the lines.
  public func trim(from start: Double = 0, to end: Double = 1) -> Path { self }
}

/// Unavailable: apps do not draw individual points.
@available(
  *, unavailable,
  message: "Nothing is drawn point by point here. Use shapes, a Chart, or a picture."
)
public struct Canvas: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: apps do not draw individual points.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
  /// Unavailable: apps do not draw individual points.
  public init<Symbols: View>(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}
}

/// Unavailable: apps do not draw individual points.
@available(
  *, unavailable,
  message: "Nothing is drawn point by point here. Use shapes, a Chart, or a picture."
)
public struct GraphicsContext {
  /// The fill of a path.
  public struct Shading {
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colors along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// Colors around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: Double, endRadius: Double
    ) -> Shading { Shading() }
  }

  /// An effect on what is drawn.
  public struct Filter {
    /// Blurs it.
    public static func blur(radius: Double) -> Filter { Filter() }
    /// Puts a shadow under it.
    public static func shadow(
      color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
    ) -> Filter { Filter() }
  }

  /// A view that is ready to draw.
  public struct ResolvedSymbol {
    /// The size in points.
    public var size: CGSize { .zero }
  }

  /// The opacity of what is drawn.
  public var opacity = 1.0
  /// The way of mixing what is drawn with what is below.
  public var blendMode = BlendMode.normal
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws the lines of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {}
  /// Draws the lines of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a symbol.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws in a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Returns a view of the symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {}
  /// Scales what is drawn.
  public mutating func scaleBy(x: Double, y: Double) {}
  /// Moves what is drawn.
  public mutating func translateBy(x: Double, y: Double) {}
  /// Cuts what is drawn.
  public mutating func clip(to path: Path) {}
  /// Changes what is drawn.
  public mutating func addFilter(_ filter: Filter) {}
}

extension View {
  /// Unavailable: a terminal has no such effect, and blurred text is unreadable.
  @available(
    *, unavailable, message: "Nothing is blurred here. Use redacted(reason: .placeholder) or a background."
  )
  public func blur(radius: Double, opaque: Bool = false) -> Self { self }
}
