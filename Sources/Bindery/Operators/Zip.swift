/// The events of several signals, paired by position: the first of each, then the second of each.
///
///     a     ─ 1 ─ 2 ─────────── 3 ──▶
///     b     ───────── x ─ y ────────▶
///     zip   ───────── 1x ─ 2y ──────▶
///
/// Events are stored until they have partners; they are dropped when the last observer ends.
@MainActor
public func zip<each Value>(_ signals: repeat Signal<each Value>) -> Signal<(repeat each Value)> {
  .made(isCold: isAnyCold(repeat each signals)) { output in
    let queues = (repeat ZipQueue(each signals))
    @MainActor func emit() {
      for queue in repeat each queues {
        if queue.waiting.isEmpty { return }
      }
      // Each has an event: that was just checked.
      output.accept((repeat (each queues).waiting.popFirst().unsafelyUnwrapped))
    }
    for queue in repeat each queues { queue.connect(emit) }
    return Disposable {
      for queue in repeat each queues { queue.binding = nil }
    }
  }
}

/// The values of several drivers, paired by position: the current ones, then the next change of each. It observes for as long as it
/// exists.
///
///     a     1 ─── 2 ─ 3 ───────────────▶
///     b     x ─────────── y ──── z ────▶
///     zip   1x ────────── 2y ─── 3z ───▶
///
/// Changes are stored until they have partners; they are dropped when the driver is released.
@MainActor
public func zip<each Value>(_ drivers: repeat Driver<each Value>) -> Driver<(repeat each Value)> {
  let first = untracked { (repeat (each drivers).value) }
  return zip(repeat (each drivers).skip(1)).startWith(first)
}

/// The events of one of the zipped signals that wait for their partners.
@MainActor
private final class ZipQueue<Value> {
  private let signal: Signal<Value>
  var waiting = Queue<Value>()
  var binding: Disposable?

  init(_ signal: Signal<Value>) { self.signal = signal }

  func connect(_ received: @escaping @MainActor () -> Void) {
    binding = signal.bind { [weak self] event in
      self?.waiting.append(event)
      received()
    }
  }
}
