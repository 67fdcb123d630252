/// How a picker offers its choices. The styles are those that hosts have.
public protocol PickerStyle: Sendable {
  /// The look that hosts know; `nil` for what is usual in the place.
  var appearance: PickerAppearance? { get }
}

/// The style that is usual in the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { nil }

  /// The usual style.
  public init() {}
}

/// One shown, the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .menu }

  /// The style.
  public init() {}
}

/// All beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .segmented }

  /// The style.
  public init() {}
}

/// All under each other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .inline }

  /// The style.
  public init() {}
}

/// A wheel: hosts show a menu.
public struct WheelPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .menu }

  /// The style.
  public init() {}
}

/// A list on a screen of its own: hosts show a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .menu }

  /// The style.
  public init() {}
}

/// A row of choices: hosts show them beside each other.
public struct PalettePickerStyle: PickerStyle {
  public var appearance: PickerAppearance? { .segmented }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that is usual in the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// One shown, the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All under each other, the chosen one with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel: hosts show a menu.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list on a screen of its own: hosts show a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of choices.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// How each picker inside offers its choices.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let appearance = style.appearance
    return all(.picker) { $0.set(.pickerStyle, appearance) }
  }
}
