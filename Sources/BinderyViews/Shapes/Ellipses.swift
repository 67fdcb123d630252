/// The largest circle in the space.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  public typealias InsetShape = InsetOutline
  public var outline: ShapeOutline? { .circle }
}

/// An ellipse that fills the space.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  public typealias InsetShape = InsetOutline
  public var outline: ShapeOutline? { .ellipse }
}

/// A rectangle with half circles at its short sides.
public struct Capsule: InsettableShape {
  /// Creates a capsule, which fills the space.
  public init(style: RoundedCornerStyle = .continuous) {}

  public typealias InsetShape = InsetOutline
  public var outline: ShapeOutline? { .capsule }
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
