/// An outline that fills the offered space. As a view, it is filled with the foreground style.
public protocol Shape: View {
  /// The outline for hosts.
  var outline: ShapeOutline { get }
}

/// A shape inside which a line can be drawn.
public protocol InsettableShape: Shape {}

extension Shape {
  public var body: some View { ShapeView(outline: outline, fill: nil, stroke: nil) }

  /// Draws the shape with a style, by default in the color of text.
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle()) -> ShapeView {
    ShapeView(outline: outline, fill: content.resolved, stroke: nil)
  }

  /// Draws a line along the outline, by default in the color of text.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline, by default in the color of text.
  public func stroke<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle) -> ShapeView {
    ShapeView(outline: outline, fill: AnyShapeStyle(Color.clear), stroke: style.stroke(content))
  }
}

extension InsettableShape {
  /// Draws a line inside the outline, by default in the color of text.
  ///
  /// - Parameter lineWidth: in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: Double = 1)
    -> ShapeView
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the outline, by default in the color of text.
  public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle) -> ShapeView {
    let stroke = style.stroke(content, isInside: true)
    return ShapeView(outline: outline, fill: AnyShapeStyle(Color.clear), stroke: stroke)
  }
}

/// A shape with its type erased.
public struct AnyShape: Shape {
  public let outline: ShapeOutline

  /// Erases the type of a shape.
  public init(_ shape: some Shape) { outline = shape.outline }
}
