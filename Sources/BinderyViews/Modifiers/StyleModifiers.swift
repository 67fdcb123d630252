extension View {
  /// Sets the style of text, icons and unfilled shapes inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    element(.inherited) { $0.set(.foreground, style.resolved) }
  }

  /// Sets the color of text and icons inside; `nil` for the surrounding one.
  public func foregroundColor(_ color: Color?) -> some View {
    element(.inherited) { if let color { $0.set(.foreground, color.resolved) } }
  }

  /// Sets the color of controls inside; `nil` for the surrounding one.
  public func tint(_ tint: Color?) -> some View {
    element(.whole) { if let tint { $0.set(.tint, tint) } }
  }

  /// Sets the color of controls inside to a style, or to the first color of a gradient.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    let resolved = tint.resolved
    let color: Color? =
      switch resolved.resolution {
      case .color(let color): color
      case .linearGradient(let gradient): gradient.gradient.stops.first?.color
      case .radialGradient(let gradient): gradient.gradient.stops.first?.color
      case .angularGradient(let gradient): gradient.gradient.stops.first?.color
      case .material: nil
      }
    return self.tint(color)
  }

  /// Sets the color of controls inside; `nil` for the surrounding one.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the color scheme of this part of the screen, regardless of the person's setting.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Replaces the content with a placeholder of the same size while there is a reason. The argument is tracked.
  public func redacted(reason: @autoclosure @escaping @MainActor () -> RedactionReasons) -> some View {
    element(.whole) { $0.bindOptional(.isRedacted, { reason().isEmpty ? nil : true }) }
  }
}

/// The reasons for which placeholders replace content.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// A bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
}
