public import Foundation

/// What the words on a screen depend on beside the data: the language, the reader's zone and the time.
///
/// One for all windows of an app; a test gives its own, so that no test depends on where and when it runs.
public struct DisplayContext: Sendable {
  /// The language and its habits.
  public let locale: Locale
  /// The reader's time zone. Weather is told in the place's own zone; where the two differ, the screen says so.
  public let timeZone: TimeZone
  /// The clock that runs timers, such as the pause between two live searches.
  public let clock: any Clock<Duration>
  /// What time it is.
  public let now: @Sendable () -> Date

  /// US English, this machine's zone and its clocks, or what is given.
  public init(
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .current,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.clock = clock
    self.now = now
  }
}
