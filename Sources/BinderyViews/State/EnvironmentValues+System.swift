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

// Values that a host does not know, such as the width of a browser's window before its script runs, default to those
// of most windows. An app sets those that it knows.
extension EnvironmentValues {
  /// The language and region: by default those of the first of ``preferredLanguages``, or else of the process.
  public var locale: Locale {
    get {
      self[LocaleKey.self] ?? preferredLanguages.first.map { Locale(identifier: $0) } ?? .current
    }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates. The process's by default.
  @Entry public var calendar: Calendar = .current

  /// The time zone of times. The process's by default.
  @Entry public var timeZone: TimeZone = .current

  /// Light or dark, as set by the app with `environment`, `colorScheme` or `preferredColorScheme` around the view: hosts follow the person's
  /// setting independently. Light by default.
  @Entry public var colorScheme: ColorScheme = .light

  /// The scheme that the app set for a part of the screen around the view, in which hosts also show what the view presents. None if the
  /// window's scheme applies.
  @Entry var shownColorScheme: ColorScheme?

  /// The amount of horizontal space, as set by the app. Regular by default.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// The amount of vertical space, as set by the app. Regular by default.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// Whether the window is in use, as set by the app. Active by default, also while a browser's page is hidden or offline: hosts do not
  /// report it. ``View/onDisappear(perform:)`` runs when the window ends.
  @Entry public var scenePhase: ScenePhase = .active

  /// The direction of reading, as set by the app: `environment(\.layoutDirection, .rightToLeft)` lays out a part of the screen in a browser.
  /// Left to right by default.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

  /// The text size, as set by the app with ``View/dynamicTypeSize(_:)-(DynamicTypeSize)``, to which browsers add the person's setting. Large
  /// by default.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// Whether controls can be used: false if a surrounding ``View/disabled(_:)`` disables them. Reading it is tracked.
  public var isEnabled: Bool { !disabling.contains { $0() } }

  /// The conditions of the surrounding modifiers.
  @Entry var disabling: [@MainActor () -> Bool] = []
}
