/// Decides which worker serves a visitor, and when workers of visitors start and end, as a pure value. Time passes in ticks of a second.
///
///     a visitor's connection ─▶ waiting ─ there is room ─▶ starting ─ reported ─▶ ready ─▶ leaving ─▶ ended
///                                  └ until the visitor's former worker has ended           ├ no window for 30 s
///                                                                                          └ its place is needed
struct VisitorSchedule {
  typealias ID = WorkerSchedule.ID
  typealias Order = WorkerSchedule.Order

  /// Something that happened.
  enum Event: Equatable {
    /// A second has passed.
    case tick
    /// A worker has reported that it works, with its windows and the seconds for which none was used.
    case reported(ID, windows: Int, unused: Int)
    /// The process of a worker has ended.
    case ended(ID)
    /// All workers shall be replaced.
    case reload
    /// All workers shall end.
    case stop
  }

  /// The first number of a process: above those of a ``WorkerSchedule``.
  static let firstID = 1 << 32
  /// The number of seconds without a window and a connection after which a worker ends.
  static let emptyLimit = 30
  /// The number of seconds without a connection from which a worker without windows gives its place to another visitor.
  static let emptyGrace = 5
  /// The number of seconds for which no window was used from which a worker gives its place to another visitor.
  static let unusedGrace = 300
  /// The number of workers that an address can start at once, and each second after that.
  static let burst = 16
  static let startsPerSecond = 1.0

  private enum Phase { case waiting, starting, ready, leaving }

  private struct Process {
    let visitor: BrowserToken
    let network: ClientAddress
    let place: Int
    var phase = Phase.waiting
    var isOutdated = false
    var windows = 0
    var unused = 0
    /// The number of seconds since the last connection, the last report, or the request to leave.
    var quiet = 0
    var silence = 0

    /// Whether it runs, or has not ended yet.
    var isStarted: Bool { phase != .waiting }
    var isEmpty: Bool { phase == .ready && windows == 0 }
  }

  /// The largest number of processes.
  let maximum: Int
  private var processes: [ID: Process] = [:]
  /// The workers of visitors. A worker that leaves is nobody's.
  private var workers: [BrowserToken: ID] = [:]
  private var rates = AddressRates(burst: burst, perSecond: startsPerSecond)
  private var lastID = firstID
  private var isStopping = false

  /// Creates a schedule without processes.
  init(maximum: Int) { self.maximum = maximum }

  /// The workers that are ready, with their places, which count from 0.
  var ready: [ID: Int] { processes.filter { $0.value.phase == .ready }.mapValues(\.place) }

  /// Whether all workers have ended.
  var isFinished: Bool { isStopping && processes.isEmpty }

  /// The visitor of a worker.
  func visitor(of worker: ID) -> BrowserToken? { processes[worker]?.visitor }

  /// Returns the worker for a connection of a visitor; nil if all are in use. Carry out the orders before the connection is handed over.
  mutating func worker(
    for visitor: BrowserToken, from client: ClientAddress, at now: EventRate.Instant
  ) -> (worker: ID, orders: [Order])? {
    if let worker = workers[visitor] {
      processes[worker]?.quiet = 0
      return (worker, [])
    }
    guard !isStopping, rates.admits(client, at: now) else { return nil }
    var orders: [Order] = []
    if workers.count >= maximum {
      guard let dispensable = dispensable(for: client.network) else { return nil }
      orders += leave(dispensable, .retire(dispensable))
    }
    _ = rates.take(client, at: now)
    lastID += 1
    let taken = Set(processes.values.map(\.place))
    let place = (0...processes.count).first { !taken.contains($0) } ?? processes.count
    processes[lastID] = Process(visitor: visitor, network: client.network, place: place)
    workers[visitor] = lastID
    return (lastID, orders + startWaiting())
  }

  /// Returns what to do after an event.
  mutating func handle(_ event: Event) -> [Order] {
    switch event {
    case .tick: return tick()
    case .reported(let id, let windows, let unused):
      if processes[id]?.phase == .starting { processes[id]?.phase = .ready }
      processes[id]?.windows = windows
      processes[id]?.unused = unused
      if processes[id]?.phase == .ready { processes[id]?.silence = 0 }
      return []
    case .ended(let id):
      guard let process = processes.removeValue(forKey: id) else { return [] }
      if workers[process.visitor] == id { workers[process.visitor] = nil }
      return startWaiting()
    case .reload:
      for id in processes.keys where processes[id]?.isStarted == true { processes[id]?.isOutdated = true }
      return replaceNext()
    case .stop:
      isStopping = true
      for (id, process) in processes where !process.isStarted {
        processes[id] = nil
        workers[process.visitor] = nil
      }
      return processes.keys.sorted().filter { processes[$0]?.phase != .leaving }
        .flatMap { leave($0, .terminate($0)) }
    }
  }

  private mutating func tick() -> [Order] {
    var orders: [Order] = []
    for id in processes.keys.sorted() {
      guard var process = processes[id], process.isStarted else { continue }
      process.quiet += 1
      process.silence += 1
      process.unused += 1
      let limit =
        switch process.phase {
        case .leaving: WorkerSchedule.leaveLimit
        case .starting: WorkerSchedule.startLimit
        case .waiting, .ready: WorkerSchedule.silenceLimit
        }
      if process.silence >= limit {
        // Its end is reported when the system has removed it.
        process.silence = 0
        orders.append(.kill(id))
      }
      processes[id] = process
      if process.isEmpty, process.quiet >= Self.emptyLimit { orders += leave(id, .retire(id)) }
    }
    return orders + replaceNext()
  }

  private mutating func leave(_ id: ID, _ order: Order) -> [Order] {
    guard let process = processes[id] else { return [] }
    processes[id]?.phase = .leaving
    processes[id]?.silence = 0
    workers[process.visitor] = nil
    return [order]
  }

  /// Starts the workers for which there is room, unless the visitor's former one has not ended: it may still be saving.
  private mutating func startWaiting() -> [Order] {
    var orders: [Order] = []
    var room = maximum - processes.values.count(where: \.isStarted)
    let leaving = Set(processes.values.filter { $0.phase == .leaving }.map(\.visitor))
    for id in processes.keys.sorted() {
      guard room > 0 else { break }
      guard let process = processes[id], !process.isStarted, !leaving.contains(process.visitor) else {
        continue
      }
      processes[id]?.phase = .starting
      room -= 1
      orders.append(.start(id, place: process.place))
    }
    return orders
  }

  /// Ends the next worker of an earlier version. Its visitor's pages start another one.
  private mutating func replaceNext() -> [Order] {
    guard !isStopping, !processes.values.contains(where: { $0.phase == .leaving }),
      let next = processes.keys.sorted().first(where: {
        processes[$0]?.isOutdated == true && processes[$0]?.phase == .ready
      })
    else { return [] }
    return leave(next, .terminate(next))
  }

  /// Returns the worker that gives its place to a visitor of a network: one without windows, then one whose windows were not used for long,
  /// then that of the network with the most workers whose windows were not used for the longest time, if this network has fewer.
  private func dispensable(for network: ClientAddress) -> ID? {
    let ready = processes.filter { $0.value.phase == .ready }
    func longest(_ value: (Process) -> Int, where condition: (Process) -> Bool) -> ID? {
      ready.filter { condition($0.value) }.max { (value($0.value), $1.key) < (value($1.value), $0.key) }?.key
    }
    if let empty = longest(\.quiet, where: { $0.isEmpty && $0.quiet >= Self.emptyGrace }) { return empty }
    if let unused = longest(\.unused, where: { $0.unused >= Self.unusedGrace && $0.windows > 0 }) {
      return unused
    }
    let counts = Dictionary(grouping: workers.values.compactMap { processes[$0]?.network }, by: \.self)
      .mapValues(\.count)
    let most = counts.values.max() ?? 0
    guard counts[network, default: 0] + 1 < most else { return nil }
    return longest(\.unused) { counts[$0.network] == most }
  }
}
