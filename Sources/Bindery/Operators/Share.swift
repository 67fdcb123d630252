extension Signal {
  /// A single observation of this signal for all observers of the result, as long as there are any. Operators on hot signals always share; this is
  /// for cold ones: signals made with ``create(_:)`` or from drivers.
  ///
  ///     self              ─ 1 ── 2 ── 3 ──▶   observed once
  ///     observer one      ─ 1 ── 2 ── 3 ──▶
  ///     observer two            ├── 3 ──▶
  ///     with replay: 1          2 ── 3 ──▶
  ///
  /// - Parameter count: the number of newest events that a later observer receives immediately. They are discarded when the last observer ends.
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
  private var events = Queue<Value>()

  init(limit: Int) { self.limit = limit }

  func add(_ event: Value) {
    events.append(event)
    if events.count > limit { _ = events.popFirst() }
  }

  /// Removes all events. Their deinit may send another one.
  func clear() { _ = exchange(&events, with: []) }

  /// Observes a signal, but first delivers the events in the buffer, then those that arrived meanwhile.
  func replay(before signal: Signal<Value>, to body: @escaping @MainActor (Value) -> Void) -> Disposable {
    let replay = Replay(events.all)
    let binding = signal.bind { event in
      if !replay.hold(event) { body(event) }
    }
    unowned {
      while let event = replay.next() { body(event) }
    }
    return binding
  }
}

/// The events that an observer must receive before new ones.
@MainActor
private final class Replay<Value> {
  private var backlog: Queue<Value>
  private var isOver = false

  init(_ events: [Value]) { backlog = Queue(events) }

  /// Stores an event for later if others must be delivered before it.
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
  /// A single evaluation for all observers. Operators always share; this is for a driver that is expensive to read.
  ///
  ///     self           1 ── 2 ── 3 ──▶   evaluated once a change
  ///     observer one   1 ── 2 ── 3 ──▶
  ///     observer two        2 ── 3 ──▶
  public func share() -> Driver<Value> {
    Driver(Computed { value })
  }
}
