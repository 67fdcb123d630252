internal import CPostgreSQL

/// The rows that a statement returned.
final class Answer {
  private let result: OpaquePointer

  /// Takes over a result of libpq.
  init(_ result: OpaquePointer) { self.result = result }

  deinit { PQclear(result) }

  /// The number of rows.
  var count: Int { Int(PQntuples(result)) }

  /// Returns a value as text; nil for `NULL`.
  func text(_ row: Int, _ column: Int) -> String? {
    let (row, column) = (Int32(row), Int32(column))
    guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else {
      return nil
    }
    let length = Int(PQgetlength(result, row, column))
    return value.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }

  /// Returns a whole number; nil for `NULL`.
  func number(_ row: Int, _ column: Int) -> Int64? { text(row, column).flatMap { Int64($0) } }
}
