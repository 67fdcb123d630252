internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// The current minute and day, shared by all windows.
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
  /// The start of today.
  var today: Date { midnight.value }
  /// The exact time.
  var moment: Date { context.now() }

  /// Updates ``now`` before an event is recorded.
  func update() { clock.update() }
}
