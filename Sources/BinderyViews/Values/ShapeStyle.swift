/// The fill of text, shapes and backgrounds: a ``Color``, a gradient, a ``Material``.
public protocol ShapeStyle: Sendable {
  /// The style as hosts read it.
  var resolved: AnyShapeStyle { get }
}

/// A style with its type erased, for hosts.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The value that a host draws.
  public enum Resolution: Sendable, Hashable {
    case color(Color)
    indirect case linearGradient(LinearGradient)
    indirect case radialGradient(RadialGradient)
    indirect case angularGradient(AngularGradient)
    case material(Material)
  }

  /// The color, gradient or material.
  public let resolution: Resolution

  init(_ resolution: Resolution) { self.resolution = resolution }

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) { self = style.resolved }

  public var resolved: AnyShapeStyle { self }

  /// The color, if it is one.
  public var color: Color? { if case .color(let color) = resolution { color } else { nil } }

  /// Returns the style with a lower opacity.
  func opacity(_ opacity: Double) -> AnyShapeStyle {
    switch resolution {
    case .color(let color): AnyShapeStyle(color.opacity(opacity))
    case .linearGradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.opacity(opacity) })
    case .radialGradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.opacity(opacity) })
    case .angularGradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.opacity(opacity) })
    case .material: self
    }
  }
}

extension AnyShapeStyle: CustomStringConvertible {
  /// The name of the color or material, or the colors of a gradient, separated by commas.
  public var description: String {
    switch resolution {
    case .color(let color): color.description
    case .linearGradient(let gradient): gradient.gradient.description
    case .radialGradient(let gradient): "radial " + gradient.gradient.description
    case .angularGradient(let gradient): "angular " + gradient.gradient.description
    case .material(let material): "\(material)"
    }
  }
}

extension ShapeStyle {
  /// Returns the style with a lower opacity.
  ///
  /// - Parameter opacity: from 0 to 1; it is multiplied with the style's own.
  public func opacity(_ opacity: Double) -> AnyShapeStyle { resolved.opacity(opacity) }
}

extension Color: ShapeStyle {
  public var resolved: AnyShapeStyle { AnyShapeStyle(.color(self)) }

  /// A gradient from a lighter shade of the color to the color.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.82), self])) }
}

/// A level of importance: less important text has less contrast.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let meaning: Color.Meaning

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color(meaning: meaning)) }

  /// The first level: text.
  public static let primary = HierarchicalShapeStyle(meaning: .primary)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(meaning: .secondary)
  /// The third level. As a background, the color of fields.
  public static let tertiary = HierarchicalShapeStyle(meaning: .tertiary)
  /// The fourth level, shown as the third: a weaker one would be hard to read. As a background, the color of fields.
  public static let quaternary = HierarchicalShapeStyle(meaning: .tertiary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Shown as ``tertiary``: a weaker one would be hard to read. As a background, the color of fields.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle {
  /// The style where it fills an area. The faint levels of importance are the color of fields there: that of text would hide the text on it.
  var resolvedForArea: AnyShapeStyle {
    guard let color = resolved.color, color.resolution == .meaning(.tertiary) else { return resolved }
    return AnyShapeStyle(Color(.meaning(.fill), alpha: color.alpha))
  }
}

/// The color of controls, or the surrounding ``View/tint(_:)``.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color.accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of controls, or the surrounding ``View/tint(_:)``.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color(meaning: .background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The surrounding color of text.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color.primary) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The color of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
