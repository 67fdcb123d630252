extension Driver {
  /// At most one value per window: the first immediately, then the newest at the window's end.
  ///
  ///     self            a ─ b ─ c ──────── d ─ e ─────▶
  ///     window          |─────────|        |─────────|
  ///     throttle        a ─────── c ────── d ─────── e ▶
  ///     latest: false   a ──────────────── d ─────────▶
  ///
  /// The current value opens the first window, and a value that is shown at a window's end opens the next. It observes for as long as it
  /// exists; a pending value is dropped when it is released.
  ///
  /// - Parameters:
  ///   - window: the minimum time between two values.
  ///   - latest: whether a window's newest value is shown at its end; otherwise changes within a window are never shown.
  ///   - clock: the clock that measures the window.
  public func throttle(
    for window: Duration, latest: Bool = true, clock: any Clock<Duration> = ContinuousClock()
  ) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      let state = ThrottleState<Value>(window: window, keepsLatest: latest, clock: clock) { box.set($0) }
      state.openWindow()
      return onChange { state.receive($0) }
    }.driver
  }
}

extension Signal {
  /// At most one event per window: the first immediately, then the newest at the window's end.
  ///
  ///     self            ─ a ─ b ─ c ──────── d ─────────▶
  ///     window            |─────────|        |─────────|
  ///     throttle        ─ a ─────── c ────── d ─────────▶
  ///     latest: false   ─ a ──────────────── d ─────────▶
  ///
  /// A window's newest event is sent at its end and opens the next one. A pending event is dropped when the last observer
  /// ends.
  ///
  /// - Parameters:
  ///   - window: the minimum time between two events.
  ///   - latest: whether a window's newest event is sent at its end; otherwise events within a window are dropped.
  ///   - clock: the clock that measures the window.
  public func throttle(
    for window: Duration, latest: Bool = true, clock: any Clock<Duration> = ContinuousClock()
  ) -> Signal<Value> {
    derive { output in
      let state = ThrottleState<Value>(window: window, keepsLatest: latest, clock: clock) {
        output.accept($0)
      }
      return bind { state.receive($0) }
    }
  }
}

/// The open window, and the newest value in it.
@MainActor
private final class ThrottleState<Value> {
  private let window: Duration
  private let keepsLatest: Bool
  private let clock: any Clock<Duration>
  private let emit: @MainActor (Value) -> Void
  private var timer: Disposable?
  private var pending: HeldValue<Value>?

  init(
    window: Duration, keepsLatest: Bool, clock: any Clock<Duration>,
    emit: @escaping @MainActor (Value) -> Void
  ) {
    self.window = window
    self.keepsLatest = keepsLatest
    self.clock = clock
    self.emit = emit
  }

  func receive(_ value: Value) {
    guard timer == nil else {
      if keepsLatest { pending = HeldValue(value) }
      return
    }
    openWindow()
    emit(value)
  }

  func openWindow() {
    timer = clock.schedule(after: window) { [weak self] in self?.closeWindow() }
  }

  private func closeWindow() {
    timer = nil
    guard let value = pending else { return }
    pending = nil
    openWindow()
    value.deliver(to: emit)
  }
}
