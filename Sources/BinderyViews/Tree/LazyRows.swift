/// How many rows a long list mounts at once.
enum LazyRows {
  /// When it comes.
  static let first = 60
  /// When its end comes near.
  static let more = 120
}

extension Slot {
  /// How many rows of a list it shows: a section counts as its rows.
  var listRows: Int {
    var count = 0
    forEachNode { count += $0.role == .section ? max(1, $0.children.count) : 1 }
    return max(1, count)
  }
}
