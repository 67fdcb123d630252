internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// The opening hours of cafes as text, with one clock for all windows.
@MainActor
final class HoursBook {
  private let context: DisplayContext
  private let clock: MinuteClock
  private let minute: Computed<Date>
  private var texts: [Cafe.ID: HoursText] = [:]
  /// The minute for which ``texts`` are valid.
  private var textsMinute: Date?

  /// Creates the book. Its texts are updated every minute.
  init(_ context: DisplayContext) {
    let clock = MinuteClock(context)
    self.context = context
    self.clock = clock
    minute = Computed("minute") { Self.minute(of: clock.now) }
    clock.start()
  }

  /// Returns the current opening hours of a cafe in its own time zone; nil if unknown.
  func text(of cafe: Cafe) -> HoursText? {
    let now = minute.value
    if now != textsMinute { (texts, textsMinute) = ([:], now) }
    guard let hours = cafe.hours, let zone = cafe.timeZone else { return nil }
    if let text = texts[cafe.id], text.hours == hours, text.timeZone.identifier == zone { return text }
    guard let timeZone = TimeZone(identifier: zone) else { return nil }
    let text = HoursText(hours: hours, timeZone: timeZone, locale: context.locale, now: now)
    texts[cafe.id] = text
    return text
  }

  /// Updates the clock.
  func update() { clock.update() }

  private static func minute(of date: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }
}
