extension Signal {
  /// One observation of this signal for all observers of the result, as long as there is one. Operators on hot signals share by themselves; this is
  /// for cold ones: signals made with ``create(_:)`` or from drivers.
  ///
  ///     self              ─ 1 ── 2 ── 3 ──▶   observed once
  ///     observer one      ─ 1 ── 2 ── 3 ──▶
  ///     observer two            ├── 3 ──▶
  ///     with replay: 1          2 ── 3 ──▶
  ///
  /// - Parameter count: how many of the newest events a later observer receives at once. They are forgotten when the last observer ends.
  public func share(replay count: Int = 0) -> Signal<Value> {
    guard count > 0 else { return .shared { output in bind { output.accept($0) } } }
    let events = ReplayBuffer<Value>(limit: count)
    let shared = Signal.shared { output in
      let binding = bind { event in
        events.add(event)
        output.accept(event)
      }
      return Disposable {
        binding.dispose()
        events.clear()
      }
    }
    return Signal(isCold: false, of: shared.holder) { body in events.replay(before: shared, to: body) }
  }
}

/// The newest events of a shared signal.
@MainActor
private final class ReplayBuffer<Value> {
  private let limit: Int
  private var events: [Value] = []

  init(limit: Int) { self.limit = limit }

  func add(_ event: Value) {
    if events.count == limit { events.removeFirst() }
    events.append(event)
  }

  /// Forgets all events. One may send another as it goes.
  func clear() { _ = exchange(&events, with: []) }

  /// Observes a signal, but hands over first what is in the buffer, and after it what came meanwhile.
  func replay(before signal: Signal<Value>, to body: @escaping @MainActor (Value) -> Void) -> Disposable {
    let replay = Replay(events)
    let binding = signal.bind { event in
      if !replay.hold(event) { body(event) }
    }
    unowned {
      while let event = replay.next() { body(event) }
    }
    return binding
  }
}

/// What an observer has yet to receive before it gets events as they come.
@MainActor
private final class Replay<Value> {
  private var backlog: ArraySlice<Value>
  private var isOver = false

  init(_ events: [Value]) { backlog = events[...] }

  /// Keeps an event for later, if there are some to be replayed before it.
  func hold(_ event: Value) -> Bool {
    if !isOver { backlog.append(event) }
    return !isOver
  }

  func next() -> Value? {
    isOver = backlog.isEmpty
    return backlog.popFirst()
  }
}

extension Driver {
  /// One evaluation for all observers. Operators share by themselves; this is for a driver whose reading is costly.
  ///
  ///     self           1 ── 2 ── 3 ──▶   evaluated once a change
  ///     observer one   1 ── 2 ── 3 ──▶
  ///     observer two        2 ── 3 ──▶
  public func share() -> Driver<Value> {
    Driver(Computed { value })
  }
}
