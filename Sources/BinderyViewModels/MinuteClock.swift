public import Bindery
public import Foundation

/// The current time, updated at each full minute.
///
/// Share one among all windows. If each window had its own timer, each tick would update every binding that reads the
/// time.
@MainActor
public final class MinuteClock {
  /// The time of the last update; at most a minute ago while the clock is running.
  @Box public private(set) var now: Date

  private let context: DisplayContext
  private var timer: Disposable?

  /// Creates a stopped clock, which shows the time of its creation.
  public init(_ context: DisplayContext) {
    self.context = context
    now = context.now()
  }

  /// Updates the time now and at each full minute from now on.
  public func start() {
    update()
    timer = context.clock.schedule(afterEach: { [context] in Self.restOfMinute(after: context.now()) }) {
      [weak self] in self?.update()
    }
  }

  /// Updates the time once more, and stops.
  public func stop() {
    timer = nil
    update()
  }

  /// Updates the time now, for an event that has just happened.
  public func update() { now = context.now() }

  /// Returns the time until the next full minute, at least a tenth of a second.
  private static func restOfMinute(after date: Date) -> Duration {
    let seconds = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    return .seconds(min(max(60 - seconds, 0.1), 60))
  }
}
