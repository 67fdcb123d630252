internal import NIOCore

/// The network address of a client to which limits apply: an IPv4 address, or the /64 network of an IPv6 address, because one
/// client has many of those.
struct ClientAddress: Hashable, Sendable {
  /// The address of clients without one, for example on a Unix socket.
  static let unknown = ClientAddress(text: "")

  private let text: String

  private init(text: String) { self.text = text }

  /// Determines the client's address of a request.
  ///
  /// - Parameters:
  ///   - source: The source of the address.
  ///   - peer: The peer address of the connection.
  ///   - forwarded: The values of `X-Forwarded-For`.
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

  /// Whether the client is on this machine.
  var isLoopback: Bool { self == Self.loopbackIPv6 || text.hasPrefix("[127, ") }

  private static let loopbackIPv6 = Self(text: [UInt8](repeating: 0, count: 8).description)

  private init(address: SocketAddress?) {
    switch address {
    case .v4: text = Self.bytes(of: address, from: Self.offsetIPv4, count: 4).description
    case .v6:
      let bytes = Self.bytes(of: address, from: Self.offsetIPv6, count: 16)
      // An IPv4 address in IPv6 form. Its /64 network would contain all IPv4 clients.
      let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      text = Array(isMapped ? bytes[12...] : bytes[..<8]).description
    default: text = ""
    }
  }

  /// The offset of the address in a `sockaddr_in`, after the family and the port.
  private static let offsetIPv4 = 4
  /// The offset of the address in a `sockaddr_in6`, after the family, the port and the flow information.
  private static let offsetIPv6 = 8

  /// Returns the bytes of an address in the system's structure, whose fields come from different modules on different systems.
  private static func bytes(of address: SocketAddress?, from offset: Int, count: Int) -> [UInt8] {
    address?.withSockAddr { pointer, _ in
      Array(UnsafeRawBufferPointer(start: UnsafeRawPointer(pointer) + offset, count: count))
    } ?? []
  }
}
