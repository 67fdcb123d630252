internal import Synchronization

/// Reports committed changes to the observers of a collection, in the order of the commits.
final class ChangeFeed: Sendable {
  typealias Observer = @Sendable (KeyChanges) -> Void

  private struct State {
    var next = 0
    var observers: [String: [Int: Observer]] = [:]
  }

  private let state = Mutex(State())

  /// Registers an observer, which is called on the engine's thread until the observation is canceled.
  func observe(_ collection: String, _ observer: @escaping Observer) -> StoreObservation {
    let number = state.withLock { state in
      state.next += 1
      state.observers[collection, default: [:]][state.next] = observer
      return state.next
    }
    return StoreObservation { [weak self] in
      self?.state.withLock { _ = $0.observers[collection]?.removeValue(forKey: number) }
    }
  }

  func publish(_ changes: [String: KeyChanges]) {
    for (collection, changes) in changes where !changes.isEmpty {
      let observers = state.withLock { $0.observers[collection] ?? [:] }
      for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(changes) }
    }
  }
}
