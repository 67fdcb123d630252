/// The source of a client's address, to which limits per address apply.
public enum ClientAddressSource: Sendable, Hashable {
  /// The peer address of the connection.
  case connection
  /// The last entry of `X-Forwarded-For`, which a reverse proxy in front of the host appends. Choose it only if every
  /// request comes through such a proxy, because other clients can send any value.
  case forwardedFor

  /// Whether a client uses TLS, as a trusted proxy says.
  ///
  /// - Parameter protocols: The values of `X-Forwarded-Proto`, of which the proxy's own is the last.
  func saysSecure(_ protocols: [String]) -> Bool {
    self == .forwardedFor && protocols.last?.lowercased() == "https"
  }
}
