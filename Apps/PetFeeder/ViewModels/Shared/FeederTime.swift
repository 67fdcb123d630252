internal import Bindery
internal import Foundation

/// The time to the minute, as all windows see it.
@MainActor
final class FeederTime {
  /// What time it is; never more than a minute ago.
  @Box private(set) var now: Date
  /// When today began.
  @Box private(set) var today: Date

  private let context: FeederContext
  private let calendar: Calendar
  private let tick = Relay<Void>()
  private var timer: Disposable?

  init(_ context: FeederContext) {
    self.context = context
    calendar = context.calendar
    now = context.now()
    today = context.calendar.startOfDay(for: context.now())
    wait()
  }

  /// The very moment.
  var moment: Date { context.now() }

  /// Reads the clock, for something that just happened.
  func update() {
    let now = context.now()
    batch {
      self.now = now
      today = calendar.startOfDay(for: now)
    }
  }

  /// Wakes when the next minute begins.
  private func wait() {
    let seconds = context.now().timeIntervalSince1970
    let rest = 60 - seconds.truncatingRemainder(dividingBy: 60)
    timer = tick.signal.delay(for: .seconds(min(max(rest, 0.1), 60)), clock: context.clock).bind {
      [weak self] in
      self?.update()
      self?.wait()
    }
    tick.accept()
  }
}
