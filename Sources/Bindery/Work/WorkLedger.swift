/// What a ``WorkScope`` knows: which work has not ended, and which of it waits.
struct WorkLedger: Sendable {
  /// A piece of work that has not ended.
  private struct Entry {
    let name: String
    var waits: [(id: Int, reason: String, isOpen: Bool)] = []
    /// Jobs that are ready or running although it waits: those of an iteration, which waits for its next element.
    var jobs = 0
    /// Whether a wait inside an open one has ended, and nothing is known about what came after.
    var isWoken = false

    var isUnderWay: Bool { waits.isEmpty || jobs > 0 || isWoken }
  }

  private var entries: [Int: Entry] = [:]
  private var lastID = 0

  /// How many entries do not wait.
  private(set) var underWay = 0

  /// What to run once nothing is under way.
  var watchers: [@Sendable () -> Void] = []

  /// The names of all entries, oldest first, and what they wait for if they do.
  var pending: [(name: String, waitsFor: String?)] {
    entries.sorted { $0.key < $1.key }.map { _, entry in
      (entry.name, entry.isUnderWay ? nil : entry.waits.last?.reason)
    }
  }

  /// Notes work that starts now.
  mutating func add(_ name: String) -> Int {
    lastID += 1
    entries[lastID] = Entry(name: name)
    underWay += 1
    return lastID
  }

  /// Notes that work has ended.
  mutating func remove(_ id: Int) {
    if entries.removeValue(forKey: id)?.isUnderWay == true { underWay -= 1 }
  }

  /// Notes that work waits, and numbers that wait.
  ///
  /// - Parameter isOpen: whether jobs and further waits inside this one say what it does meanwhile.
  mutating func beginWaiting(_ id: Int, for reason: String, isOpen: Bool) -> Int {
    lastID += 1
    let wait = lastID
    change(id) { entry in
      entry.waits.append((wait, reason, isOpen))
      entry.isWoken = false
    }
    return wait
  }

  /// Notes that a wait is over. Work is under way again when it was the only one, or inside an open one.
  mutating func endWaiting(_ id: Int, _ wait: Int) {
    change(id) { entry in
      guard let index = entry.waits.firstIndex(where: { $0.id == wait }) else { return }
      let ended = entry.waits.remove(at: index)
      entry.isWoken = !ended.isOpen && !entry.waits.isEmpty && entry.waits.allSatisfy(\.isOpen)
    }
  }

  /// Notes that a job of work that waits is ready to run.
  mutating func beginJob(_ id: Int) { change(id) { $0.jobs += 1 } }

  /// Notes that such a job has run until it ended or waits again.
  mutating func endJob(_ id: Int) {
    change(id) { entry in
      entry.jobs -= 1
      entry.isWoken = false
    }
  }

  private mutating func change(_ id: Int, _ body: (inout Entry) -> Void) {
    guard var entry = entries[id] else { return }
    let wasUnderWay = entry.isUnderWay
    body(&entry)
    entries[id] = entry
    underWay += (entry.isUnderWay ? 1 : 0) - (wasUnderWay ? 1 : 0)
  }
}
