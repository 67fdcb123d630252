/// The values that are stored for a reader of ``Values`` that is slower than their source.
///
///     came          1 2 3 4 5
///     unbounded     1 2 3 4 5
///     newest(2)     4 5
///     oldest(2)     1 2
public enum BufferingPolicy: Sendable, Hashable {
  /// Stores all values.
  case unbounded
  /// Stores up to a number of the newest values: older ones are dropped.
  case newest(Int)
  /// Stores up to a number of the oldest values: newer ones are dropped until there is space.
  case oldest(Int)
}
