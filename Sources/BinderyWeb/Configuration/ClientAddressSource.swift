internal import NIOCore

/// The source of a client's address, to which limits per address apply.
public enum ClientAddressSource: Sendable, Hashable {
  /// The peer address of the connection.
  case connection
  /// The entries of `X-Forwarded-For`, from requests of the listed proxies only: the last entry that is not one of these proxies itself.
  /// List all proxies through which a request passes.
  case forwardedFor(proxies: TrustedProxies = .thisMachine)

  /// Whether a peer is a proxy whose headers are believed.
  func trusts(_ peer: SocketAddress?) -> Bool {
    if case .forwardedFor(let proxies) = self { proxies.contains(peer) } else { false }
  }

  /// Whether a client uses TLS, as a listed proxy reports.
  ///
  /// - Parameter protocols: The values of `X-Forwarded-Proto`, of which the proxy's own is the last.
  func reportsTLS(_ protocols: [String], from peer: SocketAddress?) -> Bool {
    trusts(peer) && protocols.last?.lowercased() == "https"
  }
}
