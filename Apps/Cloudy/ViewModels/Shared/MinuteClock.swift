internal import Bindery
internal import Foundation

/// What time it is, told anew at each full minute while it runs.
@MainActor
final class MinuteClock {
  /// The time when it was told last.
  @Box private(set) var now: Date
  private let context: DisplayContext
  private let wait = Relay<Void>()
  private var timer: Disposable?

  init(_ context: DisplayContext) {
    self.context = context
    now = context.now()
  }

  /// Tells the time, and from then on each minute.
  func start() {
    now = context.now()
    let seconds = now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    timer = wait.signal.debounce(for: .seconds(60 - max(0, seconds)), clock: context.clock)
      .bind { [weak self] in self?.start() }
    wait.accept()
  }

  /// Tells the time once more, and no longer.
  func stop() {
    timer = nil
    now = context.now()
  }
}
