internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// The time to the minute and the day, the same for all windows.
@MainActor
final class FeederTime {
  private let context: DisplayContext
  private let clock: MinuteClock
  private let midnight: Computed<Date>

  init(_ context: DisplayContext) {
    let (clock, calendar) = (MinuteClock(context), context.calendar)
    self.context = context
    self.clock = clock
    midnight = Computed("today") { calendar.startOfDay(for: clock.now) }
    clock.start()
  }

  /// The time, at most a minute old.
  var now: Date { clock.now }
  /// When today began.
  var today: Date { midnight.value }
  /// The exact time.
  var moment: Date { context.now() }

  /// Reads the clock, for something that just happened.
  func update() { clock.update() }
}
