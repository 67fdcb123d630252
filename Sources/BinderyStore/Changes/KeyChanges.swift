/// The changed records of one collection, in the order in which they first changed.
package struct KeyChanges: Hashable, Sendable {
  package private(set) var keys: [String] = []
  private var changes: [String: KeyChange] = [:]

  /// Creates an empty list.
  package init() {}

  package var isEmpty: Bool { changes.isEmpty }

  package subscript(_ key: String) -> KeyChange { changes[key] ?? KeyChange() }

  /// Adds a change after the earlier ones.
  package mutating func note(_ change: KeyChange, of key: String) {
    guard let earlier = changes[key] else {
      keys.append(key)
      changes[key] = change
      return
    }
    changes[key] = earlier.followed(by: change)
    if changes[key] == nil { keys.removeAll { $0 == key } }
  }

  mutating func append(_ later: KeyChanges) {
    for key in later.keys { note(later[key], of: key) }
  }
}
