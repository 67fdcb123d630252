import NIOCore

@testable import BinderyWeb

extension ClientAddress {
  /// The address of a client (RFC 5737).
  static let example = ClientAddress.at("192.0.2.1")

  /// The address of a client at an IP address.
  static func at(_ text: String) -> ClientAddress {
    ClientAddress(.connection, peer: try? SocketAddress(ipAddress: text, port: 1), forwarded: [])
  }
}

extension TrustedProxies {
  /// A proxy that sends no request.
  static let nowhere = listed("192.0.2.250")

  /// Proxies at addresses that are valid.
  static func listed(_ addresses: String...) -> TrustedProxies {
    guard let proxies = try? TrustedProxies(addresses) else { preconditionFailure("\(addresses)") }
    return proxies
  }
}
