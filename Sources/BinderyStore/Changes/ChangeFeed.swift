internal import Synchronization

/// Reports committed changes to the observers of their collections, in the order of the commits.
final class ChangeFeed: Sendable {
  /// Receives the changes of a transaction, also those of collections that it does not observe.
  typealias Observer = @Sendable ([String: KeyChanges]) -> Void

  private struct State {
    var next = 0
    var observers: [String: [Int: Observer]] = [:]
  }

  private let state = Mutex(State())

  /// Registers an observer, which is called on the engine's thread until the observation is canceled.
  func observe(_ collections: [String], _ observer: @escaping Observer) -> StoreObservation {
    let number = state.withLock { state in
      state.next += 1
      for collection in collections { state.observers[collection, default: [:]][state.next] = observer }
      return state.next
    }
    return StoreObservation { [weak self] in
      self?.state.withLock { state in
        for collection in collections { state.observers[collection]?[number] = nil }
      }
    }
  }

  /// Calls each observer of a changed collection once.
  func publish(_ changes: [String: KeyChanges]) {
    let observers = state.withLock { state in
      changes.reduce(into: [Int: Observer]()) { observers, change in
        guard !change.value.isEmpty else { return }
        observers.merge(state.observers[change.key] ?? [:]) { observer, _ in observer }
      }
    }
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(changes) }
  }
}
