/// The newest values of several drivers, together.
///
///     a               1 ───── 2 ────────▶
///     b               x ────────── y ───▶
///     combineLatest   1x ──── 2x ─ 2y ──▶
///
/// Changes of several drivers in one batch are one change.
@MainActor
public func combineLatest<each Value>(_ drivers: repeat Driver<each Value>) -> Driver<(repeat each Value)> {
  Driver(Computed { (repeat (each drivers).value) })
}

/// The results of `transform` for the newest values of several drivers.
///
///     a                   1 ─────── 2 ────────▶
///     b                   10 ──────────── 20 ─▶
///     combineLatest +     11 ────── 12 ── 22 ─▶
@MainActor
public func combineLatest<each Value, Result>(
  _ drivers: repeat Driver<each Value>,
  transform: @escaping @MainActor (repeat each Value) -> Result
) -> Driver<Result> {
  Driver<Result>(Computed { transform(repeat (each drivers).value) })
}

/// The newest events of several signals, together, once each has sent one.
///
///     a               ─ 1 ───── 2 ────────▶
///     b               ───── x ────── y ───▶
///     combineLatest   ───── 1x ─ 2x ─ 2y ─▶
///
/// The newest events are discarded when the last observer ends.
@MainActor
public func combineLatest<each Value>(_ signals: repeat Signal<each Value>) -> Signal<(repeat each Value)> {
  .made(isCold: isAnyCold(repeat each signals)) { output in
    let newest = (repeat NewestEvent(each signals))
    @MainActor func emit() {
      for event in repeat each newest {
        if event.value == nil { return }
      }
      // Each has an event: that was just checked.
      output.accept((repeat (each newest).value.unsafelyUnwrapped))
    }
    for event in repeat each newest { event.connect(emit) }
    return Disposable {
      for event in repeat each newest { event.binding = nil }
    }
  }
}

/// The results of `transform` for the newest events of several signals, once each has sent one.
///
///     a                   ─ 1 ────── 2 ────────▶
///     b                   ───── 10 ────── 20 ──▶
///     combineLatest +     ───── 11 ─ 12 ─ 22 ──▶
@MainActor
public func combineLatest<each Value, Result>(
  _ signals: repeat Signal<each Value>,
  transform: @escaping @MainActor (repeat each Value) -> Result
) -> Signal<Result> {
  let together: Signal<(repeat each Value)> = combineLatest(repeat each signals)
  return together.map { (events: (repeat each Value)) in transform(repeat each events) }
}

/// Whether any of the signals is cold.
@MainActor
func isAnyCold<each Value>(_ signals: repeat Signal<each Value>) -> Bool {
  for signal in repeat each signals {
    if signal.isCold { return true }
  }
  return false
}

/// The newest event of one of the combined signals.
@MainActor
private final class NewestEvent<Value> {
  private let signal: Signal<Value>
  private(set) var value: Value?
  var binding: Disposable?

  init(_ signal: Signal<Value>) { self.signal = signal }

  func connect(_ received: @escaping @MainActor () -> Void) {
    binding = signal.bind { [weak self] event in
      self?.value = event
      received()
    }
  }
}
