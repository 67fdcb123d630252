public import Foundation

/// An outline that fills the offered space. As a view, it is filled with the foreground style.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
///
/// A host reports the size of such a shape, unless a frame around it has both lengths.
public protocol Shape: View {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The outline that hosts draw in any size; nil, the default, for a shape that only its path describes.
  var outline: ShapeOutline? { get }
}

/// A shape inside which a line can be drawn.
public protocol InsettableShape: Shape {
  /// The type of the shape inside.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape at a distance from its edges.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  public var outline: ShapeOutline? { nil }

  public var body: some View { ShapeView(shape: self) }

  /// Draws the shape with a style, by default in the color of text.
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle())
    -> ShapeView
  {
    ShapeView(shape: self, fill: content.resolvedForArea, fillStyle: style)
  }

  /// Draws a line along the outline, by default in the color of text.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline, by default in the color of text.
  public func stroke<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle) -> ShapeView {
    ShapeView(
      shape: self, fill: AnyShapeStyle(Color.clear), stroke: ShapeStroke(content.resolved, line: style))
  }

  /// Returns a part of the outline. It begins at the right of a circle or ellipse, and at the top left corner of a rectangle, and runs clockwise.
  ///
  ///     Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 8).rotationEffect(.degrees(-90))
  ///
  /// - Parameters:
  ///   - startFraction: the share of the length at which the part begins, from 0 to 1.
  ///   - endFraction: the share at which it ends.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    ChangedShape(outline: outline?.trimmed(from: startFraction, to: endFraction)) {
      path(in: $0).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// Returns the shape rotated clockwise around a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, by: CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Returns the shape scaled from a point of its rectangle.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, by: CGAffineTransform(scaleX: x, y: y))
  }

  /// Returns the shape scaled from a point of its rectangle.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape with its path moved, scaled or rotated from the top left corner.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape { path(in: $0).applying(transform) }
  }

  /// Returns the shape in a rectangle of a size, at the top left corner.
  public func size(width: Double, height: Double) -> some Shape {
    ChangedShape { path(in: CGRect(origin: $0.origin, size: CGSize(width: width, height: height))) }
  }

  /// Returns the shape in a rectangle of a size, at the top left corner.
  public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }

  private func changed(around anchor: UnitPoint, by transform: CGAffineTransform) -> ChangedShape {
    ChangedShape { rect in
      let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
      let back = CGAffineTransform(translationX: x, y: y)
      return path(in: rect)
        .applying(CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(back))
    }
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
    let line = ShapeStroke(content.resolved, line: style, isInside: true)
    guard outline == nil else {
      return ShapeView(shape: self, fill: AnyShapeStyle(Color.clear), stroke: line)
    }
    return inset(by: line.width / 2).stroke(content, style: style)
  }
}

extension InsettableShape where InsetShape == InsetOutline {
  public func path(in rect: CGRect) -> Path { outline?.path(in: rect) ?? Path() }

  /// Returns the shape at a distance from its edges.
  public func inset(by amount: CGFloat) -> InsetOutline { InsetOutline(self, by: amount) }
}

/// A shape at a distance from its edges.
public struct InsetOutline: InsettableShape {
  private let shape: any Shape
  private let amount: Double
  public let outline: ShapeOutline?

  init(_ shape: any Shape, by amount: Double) {
    self.shape = shape
    self.amount = amount.isFinite ? amount : 0
    outline = shape.outline?.inset(by: self.amount)
  }

  public func path(in rect: CGRect) -> Path {
    outline?.path(in: rect) ?? shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// Returns the shape at a further distance.
  public func inset(by amount: CGFloat) -> InsetOutline { InsetOutline(shape, by: self.amount + amount) }
}

/// A shape with its type erased.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Erases the type of a shape.
  public init(_ shape: some Shape) { self.shape = shape }

  public var outline: ShapeOutline? { shape.outline }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape made of another one.
private struct ChangedShape: Shape {
  var outline: ShapeOutline?
  let change: @MainActor (CGRect) -> Path

  init(outline: ShapeOutline? = nil, change: @escaping @MainActor (CGRect) -> Path) {
    self.outline = outline
    self.change = change
  }

  func path(in rect: CGRect) -> Path { change(rect) }
}
