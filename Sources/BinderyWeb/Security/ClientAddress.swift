internal import NIOCore

/// The network address of a client to which limits apply: an IPv4 address, or the /64 network of an IPv6 address, because one
/// client has many of those.
struct ClientAddress: Hashable, Sendable {
  private enum Family: UInt8 {
    case none, v4, v6
  }

  /// The address of clients without one, for example on a Unix socket.
  static let unknown = ClientAddress(family: .none, bytes: [])

  /// The address of no client, for the question whether the host has room for another one.
  static let newcomer = ClientAddress(family: .none, bits: 1)

  private let family: Family
  /// The bytes of the address or network as one number.
  private let bits: UInt64

  private init(family: Family, bytes: ArraySlice<UInt8>) {
    self.init(family: family, bits: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  private init(family: Family, bits: UInt64) {
    self.family = family
    self.bits = bits
  }

  /// The network to which the limits of many clients apply: the address itself, or the /48 network of an IPv6 address, because one
  /// site has 65,536 of the /64 networks in it.
  var network: ClientAddress { family == .v6 ? ClientAddress(family: .v6, bits: bits & ~0xFFFF) : self }

  /// Determines the client's address of a request.
  ///
  /// - Parameters:
  ///   - source: The source of the address.
  ///   - peer: The peer address of the connection.
  ///   - forwarded: The values of `X-Forwarded-For`.
  init(_ source: ClientAddressSource, peer: SocketAddress?, forwarded: [String]) {
    var client = peer
    // Each proxy appends the address from which it received the request. What the first one in the row received is not believed.
    for entry in forwarded.flatMap({ $0.split(separator: ",") }).reversed() where source.trusts(client) {
      guard let address = try? SocketAddress(ipAddress: entry.filter { $0 != " " }, port: 0) else { break }
      client = address
    }
    self = Self(address: client)
  }

  /// Whether the client is on this machine.
  var isLoopback: Bool {
    switch family {
    case .none: false
    case .v4: bits >> 24 == 127
    case .v6: bits == 0
    }
  }

  private init(address: SocketAddress?) {
    switch address {
    case .v4(let value): self.init(family: .v4, bytes: SocketAddress.v4(value).ipBytes[...])
    case .v6(let value):
      let bytes = SocketAddress.v6(value).ipBytes
      // An IPv4 address in IPv6 form. Its /64 network would contain all IPv4 clients.
      let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      self.init(family: isMapped ? .v4 : .v6, bytes: isMapped ? bytes[12...] : bytes[..<8])
    default: self = .unknown
    }
  }
}
