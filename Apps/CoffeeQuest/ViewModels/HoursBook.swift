internal import Bindery
internal import CoffeeQuestModels
internal import Foundation

/// When cafes are open, as all windows see it: the time to the minute, and what it makes of each cafe's hours.
///
/// Windows share both. Were each to look at the clock by itself, each look would wake all the others, and with many
/// windows open the host would do little else.
@MainActor
final class HoursBook {
  @Box private var minute: Date
  private let locale: Locale
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let tick = Relay<Void>()
  private var timer: Disposable?
  private var texts: [Cafe.ID: HoursText] = [:]

  /// Opens a book. It is written anew at each full minute.
  init(locale: Locale, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
    self.locale = locale
    self.clock = clock
    self.now = now
    minute = Self.minute(of: now())
    wait()
  }

  /// What is to be said of a cafe's hours now, by the clock of the place; nil where nobody knows them.
  func text(of cafe: Cafe) -> HoursText? {
    let now = minute
    guard let hours = cafe.hours, let zone = cafe.timeZone else { return nil }
    if let text = texts[cafe.id], text.hours == hours, text.timeZone.identifier == zone { return text }
    guard let timeZone = TimeZone(identifier: zone) else { return nil }
    let text = HoursText(hours: hours, timeZone: timeZone, locale: locale, now: now)
    texts[cafe.id] = text
    return text
  }

  /// Looks at the clock.
  func update() {
    let now = Self.minute(of: now())
    guard now != untracked({ minute }) else { return }
    texts = [:]
    minute = now
  }

  /// Wakes when the next minute begins.
  private func wait() {
    let rest = 60 - now().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    timer = tick.signal.delay(for: .seconds(min(max(rest, 0.1), 60)), clock: clock).bind { [weak self] in
      self?.update()
      self?.wait()
    }
    tick.accept()
  }

  private static func minute(of date: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }
}
