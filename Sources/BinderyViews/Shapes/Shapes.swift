public import Foundation

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
}

extension StrokeStyle {
  fileprivate func stroke(_ content: some ShapeStyle, isInside: Bool = false) -> ShapeStroke {
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
    element.set(.shape, .rectangle)
    element.set(.fill, resolved)
  }
}

extension LinearGradient: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.shape, .rectangle)
    element.set(.fill, resolved)
  }
}

extension RadialGradient: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.shape, .rectangle)
    element.set(.fill, resolved)
  }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle, which fills the space.
  public init() {}

  public var outline: ShapeOutline { .rectangle }
}

/// The form of a round corner. Hosts draw all as arcs of a circle.
public enum RoundedCornerStyle: Sendable, Hashable, CaseIterable {
  case circular, continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// Rounds the corners.
  ///
  /// - Parameter cornerRadius: in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// Rounds the corners by the width of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: cornerSize.width)
  }

  public var outline: ShapeOutline { .roundedRectangle(radius(cornerRadius)) }
}

/// A rectangle with a radius at each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii

  /// Rounds each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Rounds each corner. The radii are in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: radius(topLeadingRadius), bottomLeading: radius(bottomLeadingRadius),
      bottomTrailing: radius(bottomTrailingRadius), topTrailing: radius(topTrailingRadius))
  }

  public var outline: ShapeOutline { .unevenRoundedRectangle(cornerRadii) }
}

private func radius(_ length: Double) -> Double { length.isFinite ? max(0, Double(length)) : 0 }

/// The largest circle in the space.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  public var outline: ShapeOutline { .circle }
}

/// An ellipse that fills the space.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  public var outline: ShapeOutline { .ellipse }
}

/// A rectangle with half circles at its short sides.
public struct Capsule: InsettableShape {
  /// Creates a capsule, which fills the space.
  public init(style: RoundedCornerStyle = .continuous) {}

  public var outline: ShapeOutline { .capsule }
}

/// A shape with its type erased.
public struct AnyShape: Shape {
  public let outline: ShapeOutline

  /// Erases the type of a shape.
  public init(_ shape: some Shape) { outline = shape.outline }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// - Parameter cornerRadius: in points.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius at each corner, in points.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the space.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its short sides.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the space.
  public static var ellipse: Ellipse { Ellipse() }
}
