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
  private var timer: Disposable?

  /// Makes a stopped clock, which shows the time of its creation.
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

  /// Updates the time once more, and then no longer.
  public func stop() {
    timer = nil
    update()
  }

  /// Updates the time now, for an event that has just happened.
  public func update() { now = context.now() }

  /// The time until the next full minute, at least a tenth of a second.
  private static func restOfMinute(after date: Date) -> Duration {
    let seconds = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    return .seconds(min(max(60 - seconds, 0.1), 60))
  }
}
