/// A source of events. Its read-only side is ``signal``.
///
///     private let shown = Relay<Weather>()
///     public var showWeather: Signal<Weather> { shown.signal }
///
///     accept     1 ── 2 ── 3 ──▶
///     signal     1 ── 2 ── 3 ──▶   to all present observers
@MainActor
public final class Relay<Value> {
  private var observers = SweptList<Observer>()
  private var nextKey = 0
  private var waiting: [Waiting] = []
  private var isDelivering = false
  /// The round of the event that is being delivered.
  private var round = 0
  /// The relays of a cycle that was found in this delivery.
  fileprivate var cycle: [String]?
  private let place: (fileID: StaticString, line: UInt)
  /// Whether it delivers events beyond the last round, since their receivers would miss them. Its owner asks ``isStopped(called:)`` before it
  /// causes more.
  private let losesNothing: Bool

  private final class Observer {
    let key: Int
    /// `nil` once it has ended.
    @exclusivity(unchecked) var body: (@MainActor (Value) -> Void)?

    init(_ key: Int, _ body: @escaping @MainActor (Value) -> Void) {
      self.key = key
      self.body = body
    }
  }

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
  public convenience init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fileID: fileID, line: line, losesNothing: false)
  }

  init(fileID: StaticString, line: UInt, losesNothing: Bool) {
    place = (fileID, line)
    self.losesNothing = losesNothing
  }

  /// Delivers an event to all current observers, in the order in which they began.
  ///
  /// Their writes are one ``batch(_:)``. An event accepted during a delivery follows it, so that all observers see the same
  /// order. Relays whose observers trigger each other endlessly are stopped after a hundred rounds: the next event of the cycle is dropped and
  /// reported (``Report/cycle(path:rounds:)``).
  public func accept(_ value: Value) {
    let next = isDelivering ? round + 1 : 0
    RelayTrail.note(place.fileID, place.line)
    guard losesNothing || next < roundLimit else {
      if let path = RelayTrail.take() { cycle = path }
      return
    }
    waiting.append(Waiting(event: value, end: nextKey, round: min(next, roundLimit - 1)))
    if !isDelivering { withStack { deliver() } }
  }

  private func deliver() {
    isDelivering = true
    var index = 0
    while index < waiting.count {
      let next = waiting[index]
      index += 1
      round = next.round
      if round == roundLimit - 1 { beginLastRound() }
      batch {
        // Unowned: effects that an observer creates do not belong to the run that sent the event.
        unowned {
          // An observer that began after the event was accepted does not receive it.
          for observer in observers.elements where observer.key < next.end { observer.body?(next.event) }
        }
      }
      if round == roundLimit - 1 { endLastRound() }
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
    observers.append(Observer(key, body))
    return Disposable { [weak self] in self?.end(key) }
  }

  /// Ends an observer, found by binary search: keys ascend.
  private func end(_ key: Int) {
    var low = 0
    var high = observers.elements.count
    while low < high {
      let middle = (low + high) / 2
      if observers.elements[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < observers.elements.count, observers.elements[low].key == key else { return }
    // The observer's captures are released when the relay is consistent again: their deinit may use it.
    let body = exchange(&observers.elements[low].body, with: nil)
    observers.noteEnd { $0.body == nil }
    extendLifetime(body)
  }
}

extension Relay: ClosureHolder {
  package func releaseClosures() {
    let released = exchange(&observers, with: SweptList())
    for observer in released.elements { observer.body = nil }
  }
}

extension Relay where Value == Void {
  /// Delivers an event without a value to all current observers.
  public func accept() { accept(()) }
}

/// A relay in the last round before it is stopped.
@MainActor
private protocol LastRound: AnyObject {
  var cycle: [String]? { get set }
}

extension Relay: LastRound {
  private func beginLastRound() {
    RelayTrail.begin(place.fileID, place.line)
    if losesNothing { LastRounds.relays.append(self) }
  }

  private func endLastRound() {
    _ = RelayTrail.take()
    if losesNothing { LastRounds.relays.removeLast() }
  }

  /// Whether relays that lose nothing have triggered each other for a hundred rounds, so that no further event may be caused. It is reported
  /// as a cycle of the relays on the way, or of `name` if none of them has a place in the program.
  func isStopped(called name: @autoclosure () -> String) -> Bool {
    guard let last = LastRounds.relays.last else { return false }
    RelayTrail.note(place.fileID, place.line)
    if let path = RelayTrail.take() { last.cycle = path.isEmpty ? [name()] : path }
    return true
  }
}

/// The relays that lose nothing and are in their last round, innermost last.
@MainActor
private enum LastRounds {
  // There is one round at a time: streams run on the main actor only.
  static var relays: [any LastRound] = []
}
