#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
internal import NIOCore

/// The network address of a client, as far as limits are concerned: an IPv4 address, or the /64 network of an IPv6
/// address, of which one client has many.
struct ClientAddress: Hashable, Sendable {
  /// The address of clients without one, such as those of a Unix socket.
  static let unknown = ClientAddress(text: "")

  private let text: String

  private init(text: String) { self.text = text }

  /// Reads the address of a request.
  ///
  /// - Parameters:
  ///   - source: where the client's address is found.
  ///   - peer: the other end of the connection.
  ///   - forwarded: the values of `X-Forwarded-For`.
  init(_ source: ClientAddressSource, peer: SocketAddress?, forwarded: [String]) {
    let peer = Self(address: peer)
    guard source == .forwardedFor,
      let last = forwarded.last?.split(separator: ",").last?.filter({ $0 != " " }),
      let address = try? SocketAddress(ipAddress: last, port: 0)
    else {
      self = peer
      return
    }
    self = Self(address: address)
  }

  private init(address: SocketAddress?) {
    switch address {
    case .v4(let address): text = "\(address.address.sin_addr.s_addr)"
    case .v6(let address):
      text = withUnsafeBytes(of: address.address.sin6_addr) { bytes in
        // An IPv4 address in IPv6 form: its network would be that of all IPv4 clients.
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        return "\(Array(isMapped ? bytes[12...] : bytes[..<8]))"
      }
    default: text = ""
    }
  }
}
