/// Decides when workers start, replace each other and end, as a pure value. Time passes in ticks of a second.
///
///     starting ──answered──▶ ready ──reload: its replacement answered──▶ leaving ──▶ ended
///        ▲                     │
///        └── at once, then after longer and longer pauses ◀── ended or silent
///
/// The first worker starts alone: what is wrong with the configuration is found and reported once.
struct WorkerSchedule {
  /// Identifies a process of a worker. It is never used again.
  typealias ID = Int

  /// Something that happened.
  enum Event: Equatable {
    /// A second has passed.
    case tick
    /// A worker has reported that it works.
    case answered(ID)
    /// The process of a worker has ended.
    case ended(ID)
    /// All workers shall be replaced.
    case reload
    /// All workers shall end.
    case stop
  }

  /// Something to do.
  enum Order: Equatable {
    /// Start a process at a place, which counts from 0.
    case start(ID, place: Int)
    /// Ask a worker to complete what it has begun, and to end.
    case terminate(ID)
    /// Ask a worker whose windows are not used to end. Their pages return when they are used.
    case retire(ID)
    /// End a worker that does not answer.
    case kill(ID)
    /// A replacement ended before it was ready. The other workers stay.
    case abandonReload
  }

  /// The number of seconds without an answer after which a worker is ended.
  static let silenceLimit = 30
  /// The number of seconds within which a worker has to be ready.
  static let startLimit = 60
  /// The number of seconds within which a worker has to end. It is longer than a host needs.
  static let leaveLimit = 13
  /// The age in seconds from which the end of a worker is not one of a series.
  static let stableAge = 10
  /// The longest pause before a start in seconds.
  static let longestPause = 30

  private struct Process {
    let id: ID
    let version: Int
    var isReady = false
    var age = 0
    var silence = 0
  }

  private struct Place {
    var current: Process?
    var replacement: Process?
    /// The number of workers in a row that ended soon after their start.
    var failures = 0
    /// The number of seconds until the next start.
    var pause = 0
  }

  private enum Phase { case opening, running, stopping }

  private var places: [Place]
  /// The workers that were asked to end, with the seconds since.
  private var leaving: [ID: Int] = [:]
  private var phase = Phase.opening
  private var version = 0
  private var lastID = 0

  /// Creates a schedule without processes.
  init(count: Int) { places = Array(repeating: Place(), count: count) }

  /// The workers that take new pages, with their places.
  var ready: [ID: Int] {
    var ready: [ID: Int] = [:]
    for (index, place) in places.enumerated() {
      if let worker = place.current, worker.isReady { ready[worker.id] = index }
    }
    return ready
  }

  /// The worker that was started last, which may not be ready yet; nil if none runs.
  var newest: ID? { places.compactMap { $0.current?.id }.max() }

  /// Whether workers of an earlier version are left.
  var isReloading: Bool {
    phase == .running && places.contains { ($0.current?.version ?? version) < version }
  }

  /// Whether no worker was ever ready, and none will be.
  private(set) var hasFailed = false

  /// Whether all workers have ended.
  var isFinished: Bool { phase == .stopping && leaving.isEmpty }

  /// Starts the first worker.
  mutating func begin() -> [Order] { [start(at: 0)] }

  /// Returns what to do after an event.
  mutating func handle(_ event: Event) -> [Order] {
    switch event {
    case .stop: return stop()
    case .ended(let id) where leaving.removeValue(forKey: id) != nil: return proceed()
    case .ended(let id): return ended(id)
    case .answered(let id): return answered(id)
    case .reload:
      guard phase != .stopping else { return [] }
      version += 1
      return proceed()
    case .tick: return tick()
    }
  }

  // MARK: Events

  private mutating func stop() -> [Order] {
    guard phase != .stopping else { return [] }
    phase = .stopping
    let workers = places.flatMap { [$0.current, $0.replacement] }.compactMap { $0?.id }
    places = places.map { _ in Place() }
    for worker in workers { leaving[worker] = 0 }
    return workers.map { .terminate($0) }
  }

  private mutating func answered(_ id: ID) -> [Order] {
    guard let index = places.firstIndex(where: { $0.current?.id == id || $0.replacement?.id == id }) else {
      return []
    }
    var orders: [Order] = []
    if var replacement = places[index].replacement, replacement.id == id {
      if let old = places[index].current {
        leaving[old.id] = 0
        orders.append(.terminate(old.id))
      }
      replacement.age = 0
      places[index].current = replacement
      places[index].replacement = nil
    }
    places[index].current?.isReady = true
    places[index].current?.silence = 0
    if phase == .opening {
      phase = .running
      for index in places.indices.dropFirst() { orders.append(start(at: index)) }
    }
    return orders + proceed()
  }

  private mutating func ended(_ id: ID) -> [Order] {
    if let index = places.firstIndex(where: { $0.replacement?.id == id }) {
      places[index].replacement = nil
      // The others stay as they are: a program that cannot start would take them along.
      for index in places.indices {
        guard let old = places[index].current else { continue }
        var kept = Process(id: old.id, version: version)
        (kept.isReady, kept.age, kept.silence) = (old.isReady, old.age, old.silence)
        places[index].current = kept
      }
      return [.abandonReload] + restart(at: index)
    }
    guard let index = places.firstIndex(where: { $0.current?.id == id }), let worker = places[index].current
    else { return [] }
    places[index].current = nil
    if phase == .opening {
      hasFailed = true
      phase = .stopping
      return []
    }
    if worker.isReady, worker.age >= Self.stableAge { places[index].failures = 0 }
    places[index].failures += 1
    let repeated = places[index].failures - 2
    places[index].pause = repeated < 0 ? 0 : min(Self.longestPause, 1 << min(repeated, 5))
    return restart(at: index) + proceed()
  }

  private mutating func tick() -> [Order] {
    var orders: [Order] = []
    for index in places.indices {
      if places[index].pause > 0 { places[index].pause -= 1 }
      orders += restart(at: index)
      if let silent = Self.age(&places[index].current) { orders.append(.kill(silent)) }
      if let silent = Self.age(&places[index].replacement) { orders.append(.kill(silent)) }
    }
    for id in leaving.keys.sorted() {
      leaving[id, default: 0] += 1
      if leaving[id] == Self.leaveLimit { orders.append(.kill(id)) }
    }
    return orders + proceed()
  }

  // MARK: Steps

  private mutating func start(at index: Int) -> Order {
    lastID += 1
    places[index].current = Process(id: lastID, version: version)
    return .start(lastID, place: index)
  }

  /// Starts a worker at a place without one, unless it pauses.
  private mutating func restart(at index: Int) -> [Order] {
    guard phase == .running, places[index].current == nil, places[index].replacement == nil,
      places[index].pause == 0
    else { return [] }
    return [start(at: index)]
  }

  /// Replaces the next worker of an earlier version, once the last one has ended.
  private mutating func proceed() -> [Order] {
    guard phase == .running, leaving.isEmpty, places.allSatisfy({ $0.replacement == nil }),
      let index = places.firstIndex(where: { $0.current.map { $0.isReady && $0.version < version } == true })
    else { return [] }
    lastID += 1
    places[index].replacement = Process(id: lastID, version: version)
    return [.start(lastID, place: index)]
  }

  /// Makes a worker a second older. Returns it if it has been silent for too long.
  private static func age(_ worker: inout Process?) -> ID? {
    guard var aged = worker else { return nil }
    aged.age += 1
    aged.silence += 1
    let limit = aged.isReady ? silenceLimit : startLimit
    let isSilent = aged.silence >= limit
    // Its end is reported when the system has removed it.
    if isSilent { aged.silence = 0 }
    worker = aged
    return isSilent ? aged.id : nil
  }
}
