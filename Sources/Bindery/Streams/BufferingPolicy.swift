/// Which values are kept for a reader of ``Values`` that is slower than they come.
///
///     came          1 2 3 4 5
///     unbounded     1 2 3 4 5
///     newest(2)     4 5
///     oldest(2)     1 2
public enum BufferingPolicy: Sendable, Hashable {
  /// All of them.
  case unbounded
  /// So many of the newest: older ones are dropped.
  case newest(Int)
  /// So many of the oldest: newer ones are dropped until there is room.
  case oldest(Int)
}
