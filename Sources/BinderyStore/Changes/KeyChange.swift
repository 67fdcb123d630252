/// The change of one record since an observer last read it.
struct KeyChange: Hashable, Sendable {
  var inserted = false
  var updated = false
  var removed = false
  var moved = false

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
