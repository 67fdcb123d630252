/// What text, shapes and backgrounds are drawn with: a ``Color``, a gradient, a ``Material``.
public protocol ShapeStyle: Sendable {
  /// The style as hosts read it.
  var resolved: AnyShapeStyle { get }
}

/// A style whatever its type: what hosts read.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// What a host draws.
  public enum Resolution: Sendable, Hashable {
    case color(Color)
    indirect case linearGradient(LinearGradient)
    indirect case radialGradient(RadialGradient)
    case material(Material)
  }

  /// The color, gradient or material.
  public let resolution: Resolution

  init(_ resolution: Resolution) { self.resolution = resolution }

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self = style.resolved }

  public var resolved: AnyShapeStyle { self }

  /// The color, where it is one.
  public var color: Color? { if case .color(let color) = resolution { color } else { nil } }

  /// The style, hiding less of what is behind.
  func opacity(_ opacity: Double) -> AnyShapeStyle {
    switch resolution {
    case .color(let color): AnyShapeStyle(color.opacity(opacity))
    case .linearGradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.opacity(opacity) })
    case .radialGradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.opacity(opacity) })
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
    case .material(let material): "\(material)"
    }
  }
}

extension ShapeStyle {
  /// The style, hiding less of what is behind.
  ///
  /// - Parameter opacity: 0 to 1, multiplied with the opacity that it has.
  public func opacity(_ opacity: Double) -> AnyShapeStyle { resolved.opacity(opacity) }
}

extension Color: ShapeStyle {
  public var resolved: AnyShapeStyle { AnyShapeStyle(.color(self)) }

  /// A gradient from a lighter shade of the color to the color.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.82), self])) }
}

/// A level of what matters: text that matters less is weaker.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let meaning: Color.Meaning

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color(meaning: meaning)) }

  /// The first level: text.
  public static let primary = HierarchicalShapeStyle(meaning: .primary)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(meaning: .secondary)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(meaning: .tertiary)
  /// The fourth level, shown as the third: a weaker one would be hard to read.
  public static let quaternary = HierarchicalShapeStyle(meaning: .tertiary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// What matters still less.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Shown as ``tertiary``: a weaker one would be hard to read.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The color of what can be pressed, or the ``View/tint(_:)`` around.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint.
  public init() {}

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color.accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what can be pressed, or the ``View/tint(_:)`` around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The ground of what is around.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The ground of a screen.
  public init() {}

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color(meaning: .background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of a screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of text around.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The color of text.
  public init() {}

  public var resolved: AnyShapeStyle { AnyShapeStyle(Color.primary) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The color of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
