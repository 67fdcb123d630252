/// The events of several signals in step: the first of each, then the second of each.
///
///     a     ─ 1 ─ 2 ─────────── 3 ──▶
///     b     ───────── x ─ y ────────▶
///     zip   ───────── 1x ─ 2y ──────▶
///
/// Events that wait for their partners are kept; they are dropped when the last observer ends.
@MainActor
public func zip<each Value>(_ signals: repeat Signal<each Value>) -> Signal<(repeat each Value)> {
  .made(isCold: isAnyCold(repeat each signals)) { output in
    let queues = (repeat ZipQueue(each signals))
    @MainActor func emit() {
      for queue in repeat each queues {
        if queue.waiting.isEmpty { return }
      }
      output.accept((repeat (each queues).waiting.removeFirst()))
    }
    for queue in repeat each queues { queue.connect(emit) }
    return Disposable {
      for queue in repeat each queues { queue.binding = nil }
    }
  }
}

/// The values of several drivers in step: those that are there now, then the next change of each. It observes for as long as it is kept.
///
///     a     1 ─── 2 ─ 3 ───────────────▶
///     b     x ─────────── y ──── z ────▶
///     zip   1x ────────── 2y ─── 3z ───▶
///
/// Changes that wait for their partners are kept; what is kept when it goes is dropped.
@MainActor
public func zip<each Value>(_ drivers: repeat Driver<each Value>) -> Driver<(repeat each Value)> {
  let first = untracked { (repeat (each drivers).value) }
  return zip(repeat (each drivers).skip(1)).startWith(first)
}

/// The events of one of the zipped signals that wait for their partners.
@MainActor
private final class ZipQueue<Value> {
  private let signal: Signal<Value>
  var waiting: [Value] = []
  var binding: Disposable?

  init(_ signal: Signal<Value>) { self.signal = signal }

  func connect(_ received: @escaping @MainActor () -> Void) {
    binding = signal.bind { [weak self] event in
      self?.waiting.append(event)
      received()
    }
  }
}
