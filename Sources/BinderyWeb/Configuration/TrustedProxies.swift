internal import NIOCore

/// The reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` a ``WebHost`` believes, by their IP addresses or networks.
public struct TrustedProxies: Sendable, Hashable {
  /// Those on this machine.
  public static let thisMachine = TrustedProxies(networks: [
    Network(bytes: Network.mapped + [127, 0, 0, 0], prefix: 96 + 8),
    Network(bytes: [UInt8](repeating: 0, count: 15) + [1], prefix: 128),
  ])

  /// A network of IPv6 addresses, in which those of IPv4 are mapped (`::ffff:0:0/96`).
  private struct Network: Sendable, Hashable {
    static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

    let bytes: [UInt8]
    let prefix: Int

    func contains(_ address: [UInt8]) -> Bool {
      let (whole, rest) = prefix.quotientAndRemainder(dividingBy: 8)
      guard bytes[..<whole] == address[..<whole] else { return false }
      return rest == 0 || (bytes[whole] ^ address[whole]) >> (8 - rest) == 0
    }
  }

  private let networks: [Network]

  private init(networks: [Network]) { self.networks = networks }

  /// Creates a list of proxies.
  ///
  /// - Parameter addresses: IP addresses such as `10.0.0.7`, or networks such as `10.0.0.0/8` and `fd00::/8`.
  /// - Throws: ``WebHostError/invalidProxy(_:)`` for anything else.
  public init(_ addresses: [String]) throws(WebHostError) {
    var networks: [Network] = []
    for text in addresses {
      guard let network = Self.network(text) else { throw .invalidProxy(text) }
      networks.append(network)
    }
    self.networks = networks
  }

  /// Returns these proxies and others.
  public func and(_ others: TrustedProxies) -> TrustedProxies {
    TrustedProxies(networks: networks + others.networks)
  }

  private static func network(_ text: String) -> Network? {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let address = try? SocketAddress(ipAddress: String(first), port: 0),
      let bytes = bytes(of: address)
    else { return nil }
    let isIPv4 = address.protocol == .inet
    guard parts.count == 2 else { return Network(bytes: bytes, prefix: 128) }
    guard let length = Int(parts[1]), (0...(isIPv4 ? 32 : 128)).contains(length) else { return nil }
    return Network(bytes: bytes, prefix: isIPv4 ? 96 + length : length)
  }

  private static func bytes(of address: SocketAddress) -> [UInt8]? {
    let bytes = address.ipBytes
    return bytes.count == 4 ? Network.mapped + bytes : bytes.count == 16 ? bytes : nil
  }

  /// Whether an address is that of a proxy.
  func contains(_ address: SocketAddress?) -> Bool {
    guard let bytes = address.flatMap(Self.bytes) else { return false }
    return networks.contains { $0.contains(bytes) }
  }
}
