/// The appearance of a picker's options. The styles are those of the hosts.
public protocol PickerStyle: Sendable {
  /// The appearance that hosts know; `nil` for the default in the context.
  var appearance: PickerAppearance? { get }
}

/// The default style in the context: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { nil }

  /// Creates the style.
  public init() {}
}

/// The selected option, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .menu }

  /// Creates the style.
  public init() {}
}

/// All options in a row.
public struct SegmentedPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .segmented }

  /// Creates the style.
  public init() {}
}

/// All options in a column, the selected one with a check mark.
public struct InlinePickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .inline }

  /// Creates the style.
  public init() {}
}

/// A wheel: hosts show a menu.
public struct WheelPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .menu }

  /// Creates the style.
  public init() {}
}

/// A list on a separate screen: hosts show a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .menu }

  /// Creates the style.
  public init() {}
}

/// A palette: hosts show the options in a row.
public struct PalettePickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .segmented }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style in the context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option, and the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options in a column, the selected one with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel: hosts show a menu.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list on a separate screen: hosts show a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A palette.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets the style of each picker inside.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let appearance = style.appearance
    return all(.picker) { $0.set(.pickerStyle, appearance) }
  }
}
