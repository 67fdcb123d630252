/// What a ``WorkScope`` knows: which work has not ended, and which of it waits.
struct WorkLedger: Sendable {
  private struct Entry {
    let name: String
    var waits: [(id: Int, reason: String)] = []
  }

  private var entries: [Int: Entry] = [:]
  private var lastID = 0

  /// How many entries do not wait.
  private(set) var underWay = 0

  /// What to run once nothing is under way.
  var watchers: [@Sendable () -> Void] = []

  /// The names of all entries, oldest first, and what they wait for.
  var pending: [(name: String, waitsFor: String?)] {
    entries.sorted { $0.key < $1.key }.map { ($0.value.name, $0.value.waits.last?.reason) }
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
    guard let entry = entries.removeValue(forKey: id), entry.waits.isEmpty else { return }
    underWay -= 1
  }

  /// Notes that work waits, and names that wait.
  mutating func beginWaiting(_ id: Int, for reason: String) -> Int {
    lastID += 1
    guard entries[id] != nil else { return lastID }
    if entries[id]?.waits.isEmpty == true { underWay -= 1 }
    entries[id]?.waits.append((lastID, reason))
    return lastID
  }

  /// Notes that a wait is over. Work under way again when it was the only one.
  mutating func endWaiting(_ id: Int, _ wait: Int) {
    guard let index = entries[id]?.waits.firstIndex(where: { $0.id == wait }) else { return }
    entries[id]?.waits.remove(at: index)
    if entries[id]?.waits.isEmpty == true { underWay += 1 }
  }
}
