/// The address at which a host listens.
public struct WebAddress: Sendable, Hashable, CustomStringConvertible {
  /// The name or IP address that it listens on.
  public let host: String
  /// The port that it listens on.
  public let port: Int
  /// Whether connections are encrypted with TLS.
  public internal(set) var isSecure = false

  package init(host: String, port: Int, isSecure: Bool = false) {
    self.host = host
    self.port = port
    self.isSecure = isSecure
  }

  /// The address for a browser on this machine: `http://127.0.0.1:8080`, or `https://127.0.0.1:8080` with TLS.
  public var description: String {
    let name =
      switch host {
      case "0.0.0.0", "::": "localhost"
      case _ where host.contains(":"): "[\(host)]"
      default: host
      }
    return "\(isSecure ? "https" : "http")://\(name):\(port)"
  }
}
