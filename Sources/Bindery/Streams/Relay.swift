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
  /// The round of the event that is being handed over.
  private var round = 0
  /// The relays of a cycle that was found in this delivery.
  private var cycle: [String]?
  private let place: (fileID: StaticString, line: UInt)

  private struct Waiting {
    let event: Value
    /// Observers with a smaller key receive it.
    let end: Int
    /// How many events of this relay caused each other, up to this one.
    let round: Int
  }

  /// Makes a relay without observers.
  ///
  /// - Parameters:
  ///   - fileID: the file that makes it, for reports.
  ///   - line: the line that makes it, for reports.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    place = (fileID, line)
  }

  /// Hands an event to all present observers, in the order in which they began.
  ///
  /// What they write is one ``batch(_:)``. An event accepted while another is being handed over comes after it, so that all observers see the same
  /// order. Relays whose observers feed each other without end are stopped after a hundred rounds: the next event of the cycle is dropped and
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
        // Unowned: what an observer creates does not belong to the run that sent the event.
        unowned {
          // An observer that began after the event was accepted does not receive it.
          for key in order where key < next.end { observers[key]?(next.event) }
        }
      }
      if round == roundLimit - 1 { _ = RelayTrail.take() }
    }
    // An event may send another one as it goes.
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
      // What the observer captured is released when the relay is in order again: it may use the relay as it goes.
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
  /// Hands an event without a value to all present observers.
  public func accept() { accept(()) }
}

/// Which relays accepted events in the last round before a cycle of relays is given up.
@MainActor
private enum RelayTrail {
  private static var path: [String]?

  /// Begins a trail at the relay made at a place.
  static func begin(_ fileID: StaticString, _ line: UInt) {
    path = []
    note(fileID, line)
  }

  /// Adds the relay made at a place, if there is a trail. Those inside of operators are left out.
  static func note(_ fileID: StaticString, _ line: UInt) {
    guard path != nil, !"\(fileID)".hasPrefix("Bindery/") else { return }
    path?.append("relay at \(fileID):\(line)")
  }

  /// Ends the trail.
  static func take() -> [String]? {
    defer { path = nil }
    return path
  }
}
