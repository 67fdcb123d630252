extension StrokeStyle {
  func stroke(_ content: some ShapeStyle, isInside: Bool = false) -> ShapeStroke {
    let width = lineWidth.isFinite ? max(0, Double(lineWidth)) : 0
    return ShapeStroke(content.resolved, width: width, isDashed: !dash.isEmpty, isInside: isInside)
  }
}

/// A shape with its fill and stroke.
public struct ShapeView: View {
  let outline: ShapeOutline
  /// `nil` for the color of text.
  let fill: AnyShapeStyle?
  let stroke: ShapeStroke?

  /// Draws a line along the outline as well.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline as well.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    ShapeView(outline: outline, fill: fill, stroke: style.stroke(content))
  }

  /// Draws a line inside the outline as well.
  ///
  /// - Parameter lineWidth: in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ShapeView {
    let style = StrokeStyle(lineWidth: lineWidth)
    return ShapeView(outline: outline, fill: fill, stroke: style.stroke(content, isInside: true))
  }
}

extension ShapeView: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.shape, outline)
    element.set(.fill, fill)
    element.set(.stroke, stroke)
  }
}

extension Color: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.fillRectangle(with: resolved)
  }
}

extension LinearGradient: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.fillRectangle(with: resolved)
  }
}

extension RadialGradient: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.fillRectangle(with: resolved)
  }
}

extension ElementDescription {
  /// Shows a style as a view: a rectangle that fills the space.
  fileprivate mutating func fillRectangle(with style: AnyShapeStyle) {
    set(.shape, .rectangle)
    set(.fill, style)
  }
}
