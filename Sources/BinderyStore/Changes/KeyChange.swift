/// The change of one record since an observer last read it.
package struct KeyChange: Hashable, Sendable {
  package var inserted = false
  package var updated = false
  package var removed = false
  package var moved = false

  /// Creates a change; without arguments, none.
  package init(inserted: Bool = false, updated: Bool = false, removed: Bool = false, moved: Bool = false) {
    self.inserted = inserted
    self.updated = updated
    self.removed = removed
    self.moved = moved
  }

  static let insertion = KeyChange(inserted: true)
  static let update = KeyChange(updated: true)
  static let removal = KeyChange(removed: true)
  static let move = KeyChange(moved: true)

  /// Combines this change with a later one; nil if they cancel each other out.
  ///
  /// ```
  ///              then inserted    updated        removed    moved
  /// inserted     inserted         inserted       nothing    inserted
  /// removed      updated, moved   -              removed    -
  /// updated      -                updated        removed    updated, moved
  /// ```
  func followed(by later: KeyChange) -> KeyChange? {
    if later.removed { return inserted ? nil : .removal }
    if later.inserted { return removed ? KeyChange(updated: true, moved: true) : .insertion }
    if inserted { return self }
    return KeyChange(updated: updated || later.updated, moved: moved || later.moved)
  }
}

extension KeyChange {
  /// The bits of the change in a log: inserted 1, updated 2, removed 4, moved 8.
  package var kinds: Int {
    (inserted ? 1 : 0) | (updated ? 2 : 0) | (removed ? 4 : 0) | (moved ? 8 : 0)
  }

  /// Reads the bits of a log.
  package init(kinds: Int) {
    self.init(
      inserted: kinds & 1 != 0, updated: kinds & 2 != 0, removed: kinds & 4 != 0, moved: kinds & 8 != 0)
  }
}
