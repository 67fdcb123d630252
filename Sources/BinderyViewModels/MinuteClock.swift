public import Bindery
public import Foundation

/// The time to the minute: it is updated when a full minute begins.
///
/// Share one among all windows. If each window had its own timer, each tick would wake every binding that reads the time.
@MainActor
public final class MinuteClock {
  /// The time of the last update; while the clock runs, at most a minute ago.
  @Box public private(set) var now: Date

  private let context: DisplayContext
  private let waiting = Relay<Void>()
  private var timer: Disposable?

  /// Makes a clock that stands still.
  public init(_ context: DisplayContext) {
    self.context = context
    now = context.now()
  }

  /// Updates the time now and at each full minute from now on.
  public func start() {
    update()
    let seconds = now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    timer = waiting.signal.delay(for: .seconds(min(max(60 - seconds, 0.1), 60)), clock: context.clock)
      .bind { [weak self] in self?.start() }
    waiting.accept()
  }

  /// Updates the time once more, and then no longer.
  public func stop() {
    timer = nil
    update()
  }

  /// Updates the time now, for an event that has just happened.
  public func update() { now = context.now() }
}
