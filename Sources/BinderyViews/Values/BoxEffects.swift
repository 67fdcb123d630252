/// A shadow under what is drawn.
public struct BoxShadow: Sendable, Hashable {
  /// Its color.
  public var color: Color
  /// How far it is blurred, in points.
  public var radius: Double
  /// How far it lies to the right, in points.
  public var x: Double
  /// How far it lies below, in points.
  public var y: Double

  /// Describes a shadow.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

extension BoxShadow: CustomStringConvertible {
  /// `black 33% 4.0 0.0 2.0`: color, radius, x and y.
  public var description: String { "\(color) \(radius) \(x) \(y)" }
}

/// An offset from the layout position, in points. The layout space stays the same.
public struct BoxOffset: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Creates an offset.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension BoxOffset: CustomStringConvertible {
  /// `4.0 8.0`.
  public var description: String { "\(x) \(y)" }
}

/// A scale of the drawing. The layout space stays the same.
public struct BoxScale: Sendable, Hashable {
  /// Across.
  public var x: Double
  /// From top to bottom.
  public var y: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a scale.
  public init(x: Double, y: Double, anchor: UnitPoint = .center) {
    self.x = x
    self.y = y
    self.anchor = anchor
  }
}

extension BoxScale: CustomStringConvertible {
  /// `0.5 0.5`.
  public var description: String { "\(x) \(y)" }
}

/// A turn of what is drawn. It takes the space that it takes upright.
public struct BoxRotation: Sendable, Hashable {
  /// How far, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a rotation.
  public init(_ angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
}

extension BoxRotation: CustomStringConvertible {
  /// `45.0°`.
  public var description: String { "\(angle.degrees)°" }
}

/// How content with an aspect ratio fills a space with another one.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the space is filled.
  case fill
}

/// Proportions, and how they are kept.
public struct AspectRatio: Sendable, Hashable {
  /// Width by height; `nil` for the proportions that something has by itself.
  public var ratio: Double?
  /// How it fills a space of other proportions.
  public var contentMode: ContentMode

  /// Makes proportions.
  public init(_ ratio: Double? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}

extension AspectRatio: CustomStringConvertible {
  /// `fit`, `1.5 fill`.
  public var description: String { (ratio.map { "\($0) " } ?? "") + "\(contentMode)" }
}
