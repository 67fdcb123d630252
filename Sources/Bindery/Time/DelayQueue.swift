/// Delayed values, delivered in the order in which they arrived: one timer serves them all, so that no clock can reorder them.
///
///     add    a ─ b c ───────────────▶
///     due    ├───────┤ a
///                ├───────┤ b, c
///     emit   ─────── a ─ b c ───────▶
@MainActor
final class DelayQueue<Value> {
  private let clock: any Clock<Duration>
  private let interval: Duration
  private let emit: @MainActor (Value) -> Void
  private let elapsed: () -> Duration
  private var waiting = Queue<(due: Duration, value: HeldValue<Value>)>()
  private var timer: Disposable?
  private var isFiring = false
  private var isCancelled = false

  init(
    for interval: Duration, on clock: any Clock<Duration>, emit: @escaping @MainActor (Value) -> Void
  ) {
    self.clock = clock
    self.interval = interval.asDelay
    self.emit = emit
    elapsed = clock.stopwatch()
  }

  /// Delivers a value after the interval.
  func add(_ value: Value) {
    waiting.append((elapsed().adding(interval), HeldValue(value)))
    if timer == nil, !isFiring { wait() }
  }

  /// Drops the pending values, and those added later.
  func cancel() {
    isCancelled = true
    // The deinit of a value may add another one.
    _ = exchange(&waiting, with: [])
    timer = nil
  }

  private func wait() {
    guard let first = waiting.first else { return }
    // No value waits longer than the interval, even if the clock is moved back.
    timer = clock.schedule(after: min(first.due.subtracting(elapsed()), interval)) { [weak self] in
      self?.fire()
    }
  }

  private func fire() {
    timer = nil
    isFiring = true
    let now = elapsed()
    // The timer was set for the first one, regardless of the clock's resolution.
    var due: [HeldValue<Value>] = []
    while let next = waiting.first, due.isEmpty || next.due <= now {
      due.append(next.value)
      _ = waiting.popFirst()
    }
    for value in due where !isCancelled { value.deliver(to: emit) }
    isFiring = false
    if !isCancelled { wait() }
  }
}
