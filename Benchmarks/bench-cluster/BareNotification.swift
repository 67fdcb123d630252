internal import CPostgreSQL
internal import Foundation

/// A connection that notifies another one, without anything of the toolkit.
final class BareNotification {
  private let handle: OpaquePointer
  private let listener: OpaquePointer

  struct Failure: Error {}

  init(_ address: String) throws {
    guard let handle = PQconnectdb(address), let listener = PQconnectdb(address) else { throw Failure() }
    self.handle = handle
    self.listener = listener
    PQclear(PQexec(listener, "LISTEN bare"))
    guard PQstatus(handle) == CONNECTION_OK, PQstatus(listener) == CONNECTION_OK else { throw Failure() }
  }

  deinit {
    PQfinish(handle)
    PQfinish(listener)
  }

  /// Returns the median time in microseconds from the call that sends a notification to its arrival.
  func microseconds(count: Int) throws -> Double {
    var times: [Double] = []
    for number in 0..<count {
      let start = ContinuousClock.now
      _ = try text("NOTIFY bare, '\(number)'")
      while true {
        if let notification = PQnotifies(listener) {
          PQfreemem(notification)
          break
        }
        var descriptor = pollfd(fd: PQsocket(listener), events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, 1_000)
        guard PQconsumeInput(listener) == 1 else { throw Failure() }
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
    return PQntuples(result) == 0 ? "" : PQgetvalue(result, 0, 0).map { String(cString: $0) } ?? ""
  }
}
