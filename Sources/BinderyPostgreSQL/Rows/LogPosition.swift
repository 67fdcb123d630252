/// A position in the log of a collection. The stamp is a random number of the transaction: two servers with equal positions have the same
/// history up to there, which numbers alone do not prove after a failover or a restored backup.
struct LogPosition: Hashable, Sendable {
  /// The number of the entry; 0 before the first one.
  var number: Int64 = 0
  var stamp: Int64 = 0
}
