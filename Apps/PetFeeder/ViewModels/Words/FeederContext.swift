public import Foundation

/// What the words on a screen depend on beside the data: the language, the zone and the time.
///
/// One for all windows of an app; a test gives its own, so that no test depends on where and when it runs.
public struct FeederContext: Sendable {
  /// The language and its habits.
  public let locale: Locale
  /// In whose days and hours meals are noted.
  public let timeZone: TimeZone
  /// The clock that runs timers.
  public let clock: any Clock<Duration>
  /// What time it is.
  public let now: @Sendable () -> Date

  /// US English, this machine's zone and its clocks, or what is given.
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .current,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.clock = clock
    self.now = now
  }

  /// Days as the household counts them.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
