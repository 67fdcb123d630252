// The styles of controls that hosts show as their own. Their names of 2019 are the same type.

/// The appearance of a date picker: the host's own.
public struct DatePickerStyle: Sendable {
  /// The host's own date picker.
  public static let automatic = DatePickerStyle()
  /// The host's own date picker.
  public static let graphical = DatePickerStyle()
  /// The host's own date picker.
  public static let compact = DatePickerStyle()
  /// The host's own date picker.
  public static let wheel = DatePickerStyle()

  /// Creates the style.
  public init() {}
}

/// The name of 2019 for ``DatePickerStyle/automatic``.
public typealias DefaultDatePickerStyle = DatePickerStyle
/// The name of 2019 for ``DatePickerStyle/graphical``.
public typealias GraphicalDatePickerStyle = DatePickerStyle
/// The name of 2019 for ``DatePickerStyle/compact``.
public typealias CompactDatePickerStyle = DatePickerStyle
/// The name of 2019 for ``DatePickerStyle/wheel``.
public typealias WheelDatePickerStyle = DatePickerStyle

/// The appearance of a menu's button: that of its place.
public struct MenuStyle: Sendable {
  /// The button of the menu's place.
  public static let automatic = MenuStyle()
  /// The button of the menu's place.
  public static let button = MenuStyle()
  /// The button of the menu's place.
  public static let borderlessButton = MenuStyle()

  /// Creates the style.
  public init() {}
}

/// The name of 2019 for ``MenuStyle/automatic``.
public typealias DefaultMenuStyle = MenuStyle
/// The name of 2019 for ``MenuStyle/borderlessButton``.
public typealias BorderlessButtonMenuStyle = MenuStyle

/// The appearance of a tab view: tabs below or beside the pages.
public struct TabViewStyle: Sendable {
  /// Whether page dots are shown.
  public enum IndexDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, always, never
  }

  /// Tabs of the host.
  public static let automatic = TabViewStyle()
  /// Tabs of the host.
  public static let page = TabViewStyle()
  /// Tabs of the host.
  public static let sidebarAdaptable = TabViewStyle()

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// Tabs of the host.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle { page }
}

/// The name of 2019 for ``TabViewStyle/automatic``.
public typealias DefaultTabViewStyle = TabViewStyle
/// The name of 2019 for ``TabViewStyle/page``.
public typealias PageTabViewStyle = TabViewStyle

/// What gets the space of `contentMargins`.
public enum ContentMarginPlacement: Sendable, Hashable, CaseIterable {
  case automatic, scrollContent, scrollIndicators
}
