internal import CPostgreSQL

/// An error that the server reported.
struct ServerError: Error {
  /// The SQLSTATE.
  let state: String
  let message: String
  /// The violated constraint.
  let constraint: String?
  /// Whether the server ended the connection.
  let isFatal: Bool

  init(_ result: OpaquePointer) {
    func field(_ code: Character) -> String? {
      PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
    }
    state = field("C") ?? ""
    message = field("M") ?? String(cString: PQresultErrorMessage(result))
    constraint = field("n")
    // The severity in English, whatever the server's language is.
    isFatal = field("V") == "FATAL" || field("V") == "PANIC"
  }

  /// Whether the same transaction can succeed if it is run again: two transactions waited for each other, or wrote the same event.
  var isTransient: Bool {
    ["40001", "40P01"].contains(state)
      || state == "23505" && ["event_pkey", "change_pkey"].contains(constraint)
  }
}
