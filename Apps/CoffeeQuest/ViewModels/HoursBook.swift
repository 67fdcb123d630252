internal import Bindery
internal import BinderyViewModels
internal import CoffeeQuestModels
internal import Foundation

/// When cafes are open, as text, for all windows: they share the clock and the texts.
@MainActor
final class HoursBook {
  private let context: DisplayContext
  private let clock: MinuteClock
  private let minute: Computed<Date>
  private var texts: [Cafe.ID: HoursText] = [:]
  /// The minute for which ``texts`` hold.
  private var textsMinute: Date?

  /// Opens a book. Its texts follow the time from minute to minute.
  init(_ context: DisplayContext) {
    let clock = MinuteClock(context)
    self.context = context
    self.clock = clock
    minute = Computed("minute") { Self.minute(of: clock.now) }
    clock.start()
  }

  /// The hours of a cafe now, in its own time zone; nil where they are not known.
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

  /// Reads the clock now.
  func update() { clock.update() }

  private static func minute(of date: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }
}
