/// The address at which a program serves, as its arguments and environment say.
struct ServedAddress: Equatable {
  var host = "127.0.0.1"
  var port = 8080
  var isSecure = false

  /// - Throws: ``DevProblem/argument(_:)`` for an argument with which it would serve nothing.
  init(arguments: [String], environment: [String: String]) throws(DevProblem) {
    // The name of a subcommand is the first argument; elsewhere it is a value, as in --data data.
    if arguments.first == "data" { throw .argument("data") }
    for argument in arguments where ["--terminal", "--plain", "--once"].contains(argument) {
      throw .argument(argument)
    }
    host = Self.value("--host", arguments) ?? environment["BINDERY_HOST"] ?? host
    port = (Self.value("--port", arguments) ?? environment["BINDERY_PORT"]).flatMap { Int($0) } ?? port
    isSecure = (Self.value("--tls-certificate", arguments) ?? environment["BINDERY_TLS_CERTIFICATE"]) != nil
  }

  /// The address for a browser on this machine.
  var url: String {
    let name =
      switch host {
      case "0.0.0.0", "::": "localhost"
      case _ where host.contains(":"): "[\(host)]"
      default: host
      }
    return "\(isSecure ? "https" : "http")://\(name):\(port)"
  }

  private static func value(_ option: String, _ arguments: [String]) -> String? {
    if let place = arguments.lastIndex(of: option), place + 1 < arguments.count {
      return arguments[place + 1]
    }
    return arguments.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
