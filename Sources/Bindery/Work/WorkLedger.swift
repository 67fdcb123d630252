/// The state of a ``WorkScope``: the unfinished work, and the part of it that waits.
struct WorkLedger: Sendable {
  /// A piece of unfinished work.
  private struct Entry {
    let name: String
    var waits: [(id: Int, reason: String, isOpen: Bool)] = []
    /// The number of jobs that are ready or running although the work waits: those of an iteration, which waits
    /// for its next element.
    var jobs = 0
    /// Whether a wait inside an open one has ended, and the state after it is unknown.
    var isWoken = false

    var isUnderWay: Bool { waits.isEmpty || jobs > 0 || isWoken }
  }

  private var entries: [Int: Entry] = [:]
  private var lastID = 0

  /// The number of entries that do not wait.
  private(set) var underWay = 0

  /// The closures to run once no work is under way.
  var watchers: [@Sendable () -> Void] = []

  /// The names of all entries, oldest first, and the reasons of those that wait.
  var pending: [(name: String, waitsFor: String?)] {
    entries.sorted { $0.key < $1.key }.map { _, entry in
      (entry.name, entry.isUnderWay ? nil : entry.waits.last?.reason)
    }
  }

  /// Adds work that starts now.
  mutating func add(_ name: String) -> Int {
    lastID += 1
    entries[lastID] = Entry(name: name)
    underWay += 1
    return lastID
  }

  /// Removes work that has ended.
  mutating func remove(_ id: Int) {
    if entries.removeValue(forKey: id)?.isUnderWay == true { underWay -= 1 }
  }

  /// Records that work waits, and returns the number of that wait.
  ///
  /// - Parameter isOpen: whether jobs and further waits inside this one report the state meanwhile.
  mutating func beginWaiting(_ id: Int, for reason: String, isOpen: Bool) -> Int {
    lastID += 1
    let wait = lastID
    change(id) { entry in
      entry.waits.append((wait, reason, isOpen))
      entry.isWoken = false
    }
    return wait
  }

  /// Records the end of a wait. Work is under way again if it was the only one, or inside an open one.
  mutating func endWaiting(_ id: Int, _ wait: Int) {
    change(id) { entry in
      guard let index = entry.waits.firstIndex(where: { $0.id == wait }) else { return }
      let ended = entry.waits.remove(at: index)
      entry.isWoken = !ended.isOpen && !entry.waits.isEmpty && entry.waits.allSatisfy(\.isOpen)
    }
  }

  /// Records that a job of waiting work is ready to run.
  mutating func beginJob(_ id: Int) { change(id) { $0.jobs += 1 } }

  /// Records that such a job has ended or waits again.
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
