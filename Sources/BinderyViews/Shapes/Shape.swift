/// An outline that fills the offered space. As a view, it is filled with the foreground style.
public protocol Shape: View {
  /// The outline for hosts.
  var outline: ShapeOutline { get }
}

/// A shape inside which a line can be drawn.
public protocol InsettableShape: Shape {}

extension Shape {
  public var body: some View { ShapeView(outline: outline, fill: nil, stroke: nil) }

  /// Draws the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> ShapeView {
    ShapeView(outline: outline, fill: content.resolved, stroke: nil)
  }

  /// Draws the shape in the color of text.
  public func fill() -> ShapeView { fill(ForegroundStyle()) }

  /// Draws a line along the outline.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    ShapeView(outline: outline, fill: AnyShapeStyle(Color.clear), stroke: style.stroke(content))
  }

  /// Draws a line along the outline in the color of text.
  public func stroke(lineWidth: Double = 1) -> ShapeView { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  /// Draws a line along the outline in the color of text.
  public func stroke(style: StrokeStyle) -> ShapeView { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  ///
  /// - Parameter lineWidth: in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    let stroke = style.stroke(content, isInside: true)
    return ShapeView(outline: outline, fill: AnyShapeStyle(Color.clear), stroke: stroke)
  }

  /// Draws a line inside the outline in the color of text.
  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Draws a line inside the outline in the color of text.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// A shape with its type erased.
public struct AnyShape: Shape {
  public let outline: ShapeOutline

  /// Erases the type of a shape.
  public init(_ shape: some Shape) { outline = shape.outline }
}
