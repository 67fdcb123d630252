/// A shadow under the content.
public struct BoxShadow: Sendable, Hashable {
  /// The color of the shadow.
  public var color: Color
  /// The blur radius, in points.
  public var radius: Double
  /// The offset to the right, in points.
  public var x: Double
  /// The offset downward, in points.
  public var y: Double

  /// Creates a shadow.
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
  /// The offset to the right.
  public var x: Double
  /// The offset downward.
  public var y: Double
  /// The part of the element's own width by which it is offset to the right as well.
  public var ofWidth: Double
  /// The part of the element's own height by which it is offset downward as well.
  public var ofHeight: Double

  /// Creates an offset.
  public init(x: Double, y: Double, ofWidth: Double = 0, ofHeight: Double = 0) {
    self.x = x
    self.y = y
    self.ofWidth = ofWidth
    self.ofHeight = ofHeight
  }
}

extension BoxOffset: CustomStringConvertible {
  /// `4.0 8.0`, `4.0 8.0 0.5 of width 0.0 of height`.
  public var description: String {
    "\(x) \(y)" + (ofWidth == 0 && ofHeight == 0 ? "" : " \(ofWidth) of width \(ofHeight) of height")
  }
}

/// A scale of the drawing. The layout space stays the same.
public struct BoxScale: Sendable, Hashable {
  /// The horizontal scale.
  public var x: Double
  /// The vertical scale.
  public var y: Double
  /// The fixed point.
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

/// A rotation of the drawing. The layout space stays the same.
public struct BoxRotation: Sendable, Hashable {
  /// The clockwise angle.
  public var angle: Angle
  /// The fixed point.
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

/// The way in which content with an aspect ratio fills a space with another one.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// The whole content is visible.
  case fit
  /// The whole space is filled.
  case fill
}

/// An aspect ratio, and the way to fill a space with another one.
public struct AspectRatio: Sendable, Hashable {
  /// The width divided by the height; `nil` for the content's own ratio.
  public var ratio: Double?
  /// The way to fill a space with another ratio.
  public var contentMode: ContentMode

  /// Creates an aspect ratio.
  public init(_ ratio: Double? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}

extension AspectRatio: CustomStringConvertible {
  /// `fit`, `1.5 fill`.
  public var description: String { (ratio.map { "\($0) " } ?? "") + "\(contentMode)" }
}
