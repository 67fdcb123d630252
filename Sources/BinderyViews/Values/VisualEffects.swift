/// Changes of a drawing, from the inside to the outside. The layout space stays the same.
public struct VisualEffects: Sendable, Hashable {
  /// One change.
  public enum Effect: Sendable, Hashable {
    /// Mixes each point with those around it. The radius is in points.
    case blur(Double)
    /// Takes colors away, from 0, none, to 1, all.
    case grayscale(Double)
    /// Multiplies the strength of colors.
    case saturation(Double)
    /// Multiplies the difference to a middle gray.
    case contrast(Double)
    /// Makes it lighter, up to 1, or darker, down to -1.
    case brightness(Double)
    /// Turns the hue of all colors.
    case hueRotation(Angle)
    /// Replaces colors by their opposites.
    case colorInvert
    /// Mixes it with what is behind.
    case blend(BlendMode)
    /// Keeps it where a gradient is opaque.
    indirect case mask(AnyShapeStyle)
    /// Rotates it around an axis, as seen from a distance.
    indirect case rotation3D(Rotation3D)
  }

  /// The changes.
  public var list: [Effect]

  /// Creates a list of changes.
  public init(_ list: [Effect]) { self.list = list }
}

/// A rotation around an axis in space.
public struct Rotation3D: Sendable, Hashable {
  /// The angle.
  public var angle: Angle
  /// The axis, from the middle: to the right, down, and toward the person.
  public var x, y, z: Double
  /// The fixed point.
  public var anchor: UnitPoint
  /// The strength of the perspective; 0 for none.
  public var perspective: Double

  /// Creates a rotation.
  public init(
    _ angle: Angle, x: Double, y: Double, z: Double, anchor: UnitPoint = .center, perspective: Double = 1
  ) {
    self.angle = angle
    (self.x, self.y, self.z) = (x, y, z)
    self.anchor = anchor
    self.perspective = perspective
  }
}

/// The way in which a view is mixed with what is behind it.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, plusLighter
}

extension VisualEffects: CustomStringConvertible {
  /// `blur(4.0), colorInvert`.
  public var description: String { list.map { "\($0)" }.joined(separator: ", ") }
}
