public import Foundation

/// The amount of space in one direction.
public enum UserInterfaceSizeClass: Sendable, Hashable, CaseIterable {
  case compact, regular
}

/// Whether people use the window.
public enum ScenePhase: Sendable, Hashable, CaseIterable {
  case background, inactive, active
}

/// The direction in which people read.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The text size that a person has set.
public enum DynamicTypeSize: Int, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ShownColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private enum HorizontalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum VerticalSizeKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum DisablingKey: EnvironmentKey { static var defaultValue: [@MainActor () -> Bool] { [] } }

// Values that a host does not know, such as the width of a browser's window before its script runs, default to those
// of most
// windows. An app sets those that it knows.
extension EnvironmentValues {
  /// The language and region: by default those of the first of ``preferredLanguages``, or else of the process.
  public var locale: Locale {
    get {
      self[LocaleKey.self] ?? preferredLanguages.first.map { Locale(identifier: $0) } ?? .current
    }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates. The process's by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of times. The process's by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Light or dark, as set by the app with `environment`, `colorScheme` or `preferredColorScheme` around the view: hosts follow the person's
  /// setting independently. Light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The scheme that the app set for a part of the screen around the view, in which hosts also show what the view presents. None if the
  /// window's scheme applies.
  var shownColorScheme: ColorScheme? {
    get { self[ShownColorSchemeKey.self] }
    set { self[ShownColorSchemeKey.self] = newValue }
  }

  /// The amount of horizontal space, as set by the app. Regular by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// The amount of vertical space, as set by the app. Regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// Whether the window is in use, as set by the app. Active by default, also while a browser's page is hidden or offline: hosts do not
  /// report it. ``View/onDisappear(perform:)`` runs when the window ends.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The direction of reading, as set by the app: `environment(\.layoutDirection, .rightToLeft)` lays out a part of the screen in a browser.
  /// Left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The text size, as set by the app with ``View/dynamicTypeSize(_:)-(DynamicTypeSize)``, to which browsers add the person's setting. Large
  /// by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether controls can be used: false if a surrounding ``View/disabled(_:)`` disables them. Reading it is tracked.
  public var isEnabled: Bool { !self[DisablingKey.self].contains { $0() } }

  /// The conditions of the surrounding modifiers.
  var disabling: [@MainActor () -> Bool] {
    get { self[DisablingKey.self] }
    set { self[DisablingKey.self] = newValue }
  }
}
