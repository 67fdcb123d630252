public import Foundation

/// How much room there is, in one direction.
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

/// The size of type that a person has set.
public enum DynamicTypeSize: Int, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum HorizontalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum VerticalSizeKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum DisablingKey: EnvironmentKey { static var defaultValue: [@MainActor () -> Bool] { [] } }

// What a host does not know, such as the width of a browser's window before its script runs, has the value that most
// windows have. An app sets what it knows.
extension EnvironmentValues {
  /// Language and region. By default that of the first of ``preferredLanguages``, without one the process's.
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

  /// Light or dark, as the app sets it: hosts choose by themselves, after what the person has set. Light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much room there is from side to side, as the app sets it. Regular by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// How much room there is from top to bottom, as the app sets it. Regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// Whether people use the window, as the app sets it. Active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The direction in which people read, as the app sets it. From left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of type, as the app sets it: hosts follow what the person has set. Large by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether controls can be used: false where one of the ``View/disabled(_:)`` around says so. Reading it is tracked.
  public var isEnabled: Bool { !self[DisablingKey.self].contains { $0() } }

  /// What the modifiers around are given.
  var disabling: [@MainActor () -> Bool] {
    get { self[DisablingKey.self] }
    set { self[DisablingKey.self] = newValue }
  }
}
