internal import BinderyViewModels

/// The state of a window that another session can restore.
struct WindowState: Hashable {
  /// The values of the window's `SceneState`.
  var values: [String: SavedValue] = [:]
  /// The texts of the window's fields, by the stable names of their nodes.
  var fields: [String: String] = [:]
  /// The stable names of the fields that show what is wrong with their values.
  var faults: Set<String> = []
  /// The names of controls whose work was not finished when the state was taken.
  var unfinished: [String] = []

  /// Removes the largest values and texts, as few as possible that have a number of bytes together. Returns false if there is none.
  mutating func removeLargest(bytes: Int) -> Bool {
    let sizes =
      values.map { (isField: false, key: $0.key, size: $0.key.utf8.count + $0.value.json.utf8.count) }
      + fields.map { (isField: true, key: $0.key, size: $0.key.utf8.count + $0.value.utf8.count) }
    var removed = 0
    for entry in sizes.sorted(by: { ($0.size, $0.key) > ($1.size, $1.key) }) where removed < max(1, bytes) {
      if entry.isField { fields[entry.key] = nil } else { values[entry.key] = nil }
      removed += entry.size
    }
    return !sizes.isEmpty
  }
}
