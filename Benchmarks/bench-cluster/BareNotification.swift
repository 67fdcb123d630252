internal import CPostgreSQL
internal import Foundation

/// A connection that notifies itself, without anything of the toolkit.
final class BareNotification {
  private let handle: OpaquePointer

  struct Failure: Error {}

  init(_ address: String) throws {
    guard let handle = PQconnectdb(address), PQstatus(handle) == CONNECTION_OK else { throw Failure() }
    self.handle = handle
    _ = try text("LISTEN bare")
  }

  deinit { PQfinish(handle) }

  /// Returns the median time from a notification's commit to its arrival and back, in microseconds.
  func microseconds(count: Int) throws -> Double {
    var times: [Double] = []
    for number in 0..<count {
      let start = ContinuousClock.now
      _ = try text("NOTIFY bare, '\(number)'")
      while true {
        if let notification = PQnotifies(handle) {
          PQfreemem(notification)
          break
        }
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, 1_000)
        guard PQconsumeInput(handle) == 1 else { throw Failure() }
      }
      times.append(BenchCluster.microseconds(since: start))
    }
    return times.sorted()[times.count / 2]
  }

  /// Runs a statement, and returns the first value.
  func text(_ sql: String) throws -> String {
    let result = PQexec(handle, sql)
    defer { PQclear(result) }
    guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else { throw Failure() }
    return PQgetvalue(result, 0, 0).map { String(cString: $0) } ?? ""
  }
}
