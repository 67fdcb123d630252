/// What a page says of itself, so that a process that does not know its session can continue its window.
struct ShownPage: Hashable, Sendable {
  /// The version of the program that served it.
  let version: String
  /// The mark of the log-in with which it was served; empty without one.
  let logIn: String
  /// The path and query of its address.
  let address: String

  /// The path of its address.
  var path: String { String(address.prefix { $0 != "?" }) }

  /// The query of its address.
  var query: String { String(address.drop { $0 != "?" }.dropFirst()) }
}
