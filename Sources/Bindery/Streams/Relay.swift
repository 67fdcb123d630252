/// A source of events. Its read-only side is ``signal``.
///
///     private let shown = Relay<Weather>()
///     public var showWeather: Signal<Weather> { shown.signal }
///
///     accept     1 ── 2 ── 3 ──▶
///     signal     1 ── 2 ── 3 ──▶   to all who observe at that moment
@MainActor
public final class Relay<Value> {
  private var observers: [Int: @MainActor (Value) -> Void] = [:]
  private var order: [Int] = []
  private var nextKey = 0
  private var waiting: [(event: Value, end: Int)] = []
  private var isDelivering = false

  /// Makes a relay that nobody observes.
  public init() {}

  /// Hands an event to everybody who observes now, in the order in which they began to.
  ///
  /// What they write is one ``batch(_:)``. An event accepted while another is being handed over comes after it, so that all
  /// observers see the same order.
  public func accept(_ value: Value) {
    waiting.append((value, nextKey))
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var index = 0
    while index < waiting.count {
      let (event, end) = waiting[index]
      index += 1
      batch {
        unowned {
          // Who began to observe after the event was accepted does not get it.
          for key in order where key < end { observers[key]?(event) }
        }
      }
    }
    waiting.removeAll()
  }

  /// The read-only side.
  public var signal: Signal<Value> {
    Signal { self.observe($0) }
  }

  private func observe(_ body: @escaping @MainActor (Value) -> Void) -> Disposable {
    let key = nextKey
    nextKey += 1
    observers[key] = body
    order.append(key)
    return Disposable { [weak self] in
      guard let self else { return }
      self.observers[key] = nil
      self.order.removeAll { $0 == key }
    }
  }
}

extension Relay where Value == Void {
  /// Hands an event without a value to everybody who observes now.
  public func accept() { accept(()) }
}
