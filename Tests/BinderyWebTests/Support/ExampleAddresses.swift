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
