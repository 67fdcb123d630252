import CloudyViewModels
import Synchronization

/// One value in memory that reports its changes and fails on demand.
final class Memory<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var readFailure: StoreError?
    var writeFailure: StoreError?
    var writes = 0
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: value)) }

  /// The number of writes, successful or not.
  var writes: Int { state.withLock { $0.writes } }

  func failReading(_ error: StoreError?) { state.withLock { $0.readFailure = error } }
  func failWriting(_ error: StoreError?) { state.withLock { $0.writeFailure = error } }

  func read() throws -> Value {
    try state.withLock {
      if let failure = $0.readFailure { throw failure }
      return $0.value
    }
  }

  func write(_ change: (inout Value) -> Void) throws -> Value {
    let (value, listeners) = try state.withLock {
      $0.writes += 1
      if let failure = $0.writeFailure { throw failure }
      change(&$0.value)
      return ($0.value, $0.listeners)
    }
    for listener in listeners { listener.yield() }
    return value
  }

  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    state.withLock { $0.listeners.append(continuation) }
    return stream
  }
}

/// Favorites in memory.
struct MemoryFavoritesStore: FavoritesStore {
  let memory: Memory<[Place]>

  init(_ memory: Memory<[Place]> = Memory([])) { self.memory = memory }

  func favorites() async throws -> [Place] { try memory.read() }

  func add(_ place: Place) async throws -> [Place] {
    try memory.write { places in
      if !places.contains(where: { $0.id == place.id }) { places.append(place) }
    }
  }

  func remove(_ id: Place.ID) async throws -> [Place] {
    try memory.write { $0.removeAll { $0.id == id } }
  }

  func move(_ id: Place.ID, to index: Int) async throws -> [Place] {
    try memory.write { places in
      guard let origin = places.firstIndex(where: { $0.id == id }) else { return }
      let place = places.remove(at: origin)
      places.insert(place, at: min(max(0, index), places.count))
    }
  }

  func changes() -> AsyncStream<Void> { memory.changes() }
}

/// Settings in memory.
struct MemorySettingsStore: SettingsStore {
  let memory: Memory<Settings>

  init(_ memory: Memory<Settings> = Memory(Settings())) { self.memory = memory }

  func settings() async throws -> Settings { try memory.read() }

  func update(_ change: @escaping @Sendable (inout Settings) -> Void) async throws -> Settings {
    try memory.write(change)
  }

  func changes() -> AsyncStream<Void> { memory.changes() }
}

extension MemorySettingsStore {
  /// A store that contains settings.
  static func keeping(_ settings: Settings) -> MemorySettingsStore { MemorySettingsStore(Memory(settings)) }
}

extension MemoryFavoritesStore {
  /// A store that contains places.
  static func keeping(_ places: Place...) -> MemoryFavoritesStore { MemoryFavoritesStore(Memory(places)) }
}
