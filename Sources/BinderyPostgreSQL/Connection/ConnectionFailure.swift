internal import BinderyStore
internal import CPostgreSQL
internal import Foundation

/// The reason why a connection could not be made. libpq offers no code for it, only a text.
struct ConnectionFailure {
  let problem: DatabaseProblem

  init(_ handle: OpaquePointer) {
    let text = String(cString: PQerrorMessage(handle))
    func says(_ words: String...) -> Bool { words.contains { text.contains($0) } }
    problem =
      if PQconnectionNeedsPassword(handle) == 1 || says("authentication failed", "no pg_hba.conf entry")
        || says("role \"") && says("does not exist")
      {
        .logInRejected
      } else if says("database \"") && says("does not exist") {
        .missing
      } else if says("certificate verify failed", "server certificate for", "root certificate file") {
        .untrusted(reason: Self.sentence(text))
      } else if says("too many c", "remaining connection slots") {
        .tooManyConnections
      } else if says("session is read-only", "server is in hot standby mode") {
        .standby
      } else {
        .unreachable(reason: Self.sentence(text))
      }
  }

  /// Returns a message of libpq, which can have several lines, as a part of a sentence. Its questions are left out.
  static func sentence(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces.union(["."])) }
      .filter { !$0.isEmpty && !$0.hasSuffix("?") }.joined(separator: "; ")
  }
}
