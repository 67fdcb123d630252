public import BinderyStore
internal import CPostgreSQL
internal import Foundation

/// The address of a database, in libpq's words: `postgres://USER:PASSWORD@HOST/DATABASE`, or `host=a,b dbname=pets`.
///
/// Everything that libpq knows is passed on, such as several hosts, `sslmode`, `sslrootcert`, `options` and services. What the address leaves
/// out comes from libpq's variables (`PGPASSWORD`, `PGSSLMODE`, …) and `~/.pgpass`, then from here: a primary is preferred among several hosts,
/// and lost connections are noticed within seconds.
public struct DatabaseAddress: Sendable, CustomStringConvertible {
  /// The name and the host, like “database pets on db.example.org”. It never contains a password.
  public let description: String

  /// libpq's parameters.
  private(set) var parameters: [String: String]

  /// The values of parameters that neither the address nor libpq's variables set.
  private static let defaults = [
    "fallback_application_name": "bindery", "target_session_attrs": "read-write", "connect_timeout": "2",
    "tcp_user_timeout": "3000", "keepalives_idle": "2", "keepalives_interval": "1", "keepalives_count": "3",
  ]

  /// Reads an address.
  /// - Throws: `StorageError` with the fault in the address.
  public init(_ text: String) throws(StorageError) {
    // libpq's own message can quote a part of the password.
    guard let given = PQconninfoParse(text, nil) else { throw .database("database", .invalidAddress) }
    defer { PQconninfoFree(given) }
    let ambient = PQconndefaults()
    defer { PQconninfoFree(ambient) }
    let values = Self.values(given)
    let known = Self.values(ambient).merging(values) { $1 }
    var parameters = values
    let environment = ProcessInfo.processInfo.environment
    for (name, value) in Self.defaults
    where values[name] == nil && Self.variable(name, ambient).flatMap({ environment[$0] }) == nil {
      parameters[name] = value
    }
    // Texts are sent and read in this encoding only.
    parameters["client_encoding"] = "UTF8"
    self.parameters = parameters
    let host = known["host"] ?? known["hostaddr"] ?? ""
    let name = known["dbname"] ?? known["user"] ?? "postgres"
    let isLocal = host.isEmpty || host.hasPrefix("/")
    description = "database \(name) on \(isLocal ? "this machine" : host.replacing(",", with: " or "))"
  }

  /// Whether the address sets a variable of the server itself.
  func sets(_ variable: String) -> Bool { parameters["options"]?.contains(variable) ?? false }

  /// The number of servers that the address lists.
  var hosts: Int { max(1, parameters["host"]?.split(separator: ",").count ?? 1) }

  /// Returns the address with the first servers at the end of its list.
  func beginning(with index: Int) -> DatabaseAddress {
    var address = self
    for name in ["host", "hostaddr", "port"] {
      let values = parameters[name]?.split(separator: ",", omittingEmptySubsequences: false) ?? []
      guard values.count == hosts, index < hosts else { continue }
      address.parameters[name] = (values[index...] + values[..<index]).joined(separator: ",")
    }
    return address
  }

  /// Returns libpq's variable for a parameter.
  private static func variable(
    _ parameter: String, _ options: UnsafeMutablePointer<PQconninfoOption>?
  ) -> String? {
    var next = options
    while let option = next, let keyword = option.pointee.keyword {
      if String(cString: keyword) == parameter { return option.pointee.envvar.map { String(cString: $0) } }
      next = option.advanced(by: 1)
    }
    return nil
  }

  private static func values(_ options: UnsafeMutablePointer<PQconninfoOption>?) -> [String: String] {
    var values: [String: String] = [:]
    var next = options
    while let option = next, let keyword = option.pointee.keyword {
      if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      next = option.advanced(by: 1)
    }
    return values
  }
}
