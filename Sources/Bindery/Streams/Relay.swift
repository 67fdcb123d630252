/// A source of events. Its read-only side is ``signal``.
///
///     private let shown = Relay<Weather>()
///     public var showWeather: Signal<Weather> { shown.signal }
///
///     accept     1 ── 2 ── 3 ──▶
///     signal     1 ── 2 ── 3 ──▶   to all present observers
@MainActor
public final class Relay<Value> {
  private var observers: [Int: @MainActor (Value) -> Void] = [:]
  private var order: [Int] = []
  private var nextKey = 0
  private var waiting: [Waiting] = []
  private var isDelivering = false
  /// The round of the event that is being delivered.
  private var round = 0
  /// The relays of a cycle that was found in this delivery.
  private var cycle: [String]?
  private let place: (fileID: StaticString, line: UInt)

  private struct Waiting {
    let event: Value
    /// Observers with a smaller key receive it.
    let end: Int
    /// The number of events of this relay that caused each other, up to this one.
    let round: Int
  }

  /// Creates a relay without observers.
  ///
  /// - Parameters:
  ///   - fileID: the calling file, for reports.
  ///   - line: the calling line, for reports.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    place = (fileID, line)
  }

  /// Delivers an event to all current observers, in the order in which they began.
  ///
  /// Their writes are one ``batch(_:)``. An event accepted during a delivery follows it, so that all observers see the same
  /// order. Relays whose observers trigger each other endlessly are stopped after a hundred rounds: the next event of the cycle is dropped and
  /// reported (``Report/cycle(path:rounds:)``).
  public func accept(_ value: Value) {
    let next = isDelivering ? round + 1 : 0
    RelayTrail.note(place.fileID, place.line)
    guard next < roundLimit else {
      if let path = RelayTrail.take() { cycle = path }
      return
    }
    waiting.append(Waiting(event: value, end: nextKey, round: next))
    if !isDelivering { deliver() }
  }

  private func deliver() {
    isDelivering = true
    var index = 0
    while index < waiting.count {
      let next = waiting[index]
      index += 1
      round = next.round
      if round == roundLimit - 1 { RelayTrail.begin(place.fileID, place.line) }
      batch {
        // Unowned: effects that an observer creates do not belong to the run that sent the event.
        unowned {
          // An observer that began after the event was accepted does not receive it.
          for key in order where key < next.end { observers[key]?(next.event) }
        }
      }
      if round == roundLimit - 1 { _ = RelayTrail.take() }
    }
    // The deinit of an event may send another one.
    let delivered = waiting
    waiting = []
    isDelivering = false
    extendLifetime(delivered)
    if let cycle {
      self.cycle = nil
      untracked { report(.cycle(path: cycle, rounds: roundLimit)) }
    }
  }

  /// The read-only side.
  public var signal: Signal<Value> {
    Signal(isCold: false, of: self) { self.observe($0) }
  }

  private func observe(_ body: @escaping @MainActor (Value) -> Void) -> Disposable {
    let key = nextKey
    nextKey += 1
    observers[key] = body
    order.append(key)
    return Disposable { [weak self] in
      guard let self else { return }
      // The observer's captures are released when the relay is consistent again: their deinit may use it.
      let observer = self.observers.removeValue(forKey: key)
      self.order.removeAll { $0 == key }
      extendLifetime(observer)
    }
  }
}

extension Relay: ClosureHolder {
  package func releaseClosures() {
    let released = observers
    order = []
    observers = [:]
    extendLifetime(released)
  }
}

extension Relay where Value == Void {
  /// Delivers an event without a value to all current observers.
  public func accept() { accept(()) }
}

/// The relays that accepted events in the last round before a cycle of relays is stopped.
@MainActor
private enum RelayTrail {
  private static var path: [String]?

  /// Begins a trail at the relay created at a position in the source code.
  static func begin(_ fileID: StaticString, _ line: UInt) {
    path = []
    note(fileID, line)
  }

  /// Adds the relay created at a position in the source code, if a trail is open. Those inside operators are omitted.
  static func note(_ fileID: StaticString, _ line: UInt) {
    guard path != nil, !"\(fileID)".hasPrefix("Bindery/") else { return }
    path?.append("relay at \(fileID):\(line)")
  }

  /// Ends the trail and returns it; nil if none is open.
  static func take() -> [String]? {
    defer { path = nil }
    return path
  }
}
