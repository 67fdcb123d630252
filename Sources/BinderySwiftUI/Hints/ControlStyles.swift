// The styles of controls that hosts show as their own.

/// The appearance of a date picker.
public protocol DatePickerStyle: Sendable {}

/// The host's own date picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The host's own date picker.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The host's own date picker.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The host's own date picker.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The host's own date picker.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The host's own date picker.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The host's own date picker.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The host's own date picker.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The appearance of a menu's button.
public protocol MenuStyle: Sendable {}

/// The button of the menu's place.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The button of the menu's place.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The button of the menu's place.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The button of the menu's place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button of the menu's place.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The button of the menu's place.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items.
public enum MenuOrder: Sendable, Hashable, CaseIterable {
  case automatic, fixed, priority
}

/// What gets the space of `contentMargins`.
public enum ContentMarginPlacement: Sendable, Hashable, CaseIterable {
  case automatic, scrollContent, scrollIndicators
}
