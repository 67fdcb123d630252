public import Foundation

/// The context of a screen's texts: the language, the time zone and the time.
///
/// All windows of an app share one. A test passes its own, so that its result does not depend on the machine and the
/// time.
public struct DisplayContext: Sendable {
  /// The locale of texts, numbers and dates.
  public let locale: Locale
  /// The user's time zone.
  public let timeZone: TimeZone
  /// The clock for timers, such as the pause between two live searches.
  public let clock: any Clock<Duration>
  /// The current date.
  public let now: @Sendable () -> Date

  /// Creates a context; by default for US English, and the zone and clocks of this machine.
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .current,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.clock = clock
    self.now = now
  }

  /// The Gregorian calendar in the user's locale and time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
