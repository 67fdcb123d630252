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
  public var body: EmptyView { EmptyView() }
  public var boundingRect: CGRect { .zero }
  public var isEmpty: Bool { true }
  public init() {}
  public init(_ draw: (inout Path) -> Void) {}
  public init(_ rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: Double) {}

  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func addPath(_ path: Path) {}
  public mutating func closeSubpath() {}

  public func fill<S: ShapeStyle>(_ content: S) -> Path { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> Path { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Path { self }
  public func stroke(lineWidth: Double = 1) -> Path { self }
  public func trim(from start: Double = 0, to end: Double = 1) -> Path { self }
}

/// Unavailable: apps do not draw individual points.
@available(
  *, unavailable,
  message: "Nothing is drawn point by point here. Use shapes, a Chart, or a picture."
)
public struct Canvas: View {
  public var body: EmptyView { EmptyView() }
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
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
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
  }

  public var opacity = 1.0
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func scaleBy(x: Double, y: Double) {}
  public mutating func translateBy(x: Double, y: Double) {}
  public mutating func clip(to path: Path) {}
}

extension View {
  /// Unavailable: a terminal has no such effect, and blurred text is unreadable.
  @available(
    *, unavailable, message: "Nothing is blurred here. Use redacted(reason: .placeholder) or a background."
  )
  public func blur(radius: Double, opaque: Bool = false) -> Self { self }
}
