public import Foundation

/// What the words on a screen depend on besides the data: the language, the time zone and the time.
///
/// One for all windows of an app. A test passes its own, so that its result does not depend on where and when it runs.
public struct DisplayContext: Sendable {
  /// The language, and how it writes numbers and dates.
  public let locale: Locale
  /// The reader's time zone.
  public let timeZone: TimeZone
  /// The clock for timers, such as the pause between two live searches.
  public let clock: any Clock<Duration>
  /// The current date.
  public let now: @Sendable () -> Date

  /// Makes a context; without arguments for US English, and the zone and clocks of this machine.
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .current,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.clock = clock
    self.now = now
  }

  /// The Gregorian calendar in the reader's language and time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
