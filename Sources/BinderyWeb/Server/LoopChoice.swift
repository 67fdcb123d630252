internal import Foundation
internal import NIOCore
internal import NIOPosix

/// Chooses the event loops of new connections: that of the main actor for the sockets of pages, others for everything else.
///
/// What a client does on the main actor's loop delays the events of all. A client therefore gets it only for a limited rate of sockets, and
/// its further ones work on other loops, with more wake-ups.
struct LoopChoice {
  /// The number of sockets of one client that use the main actor's loop at once: those of an office whose windows all connect again.
  private static let burst = 256
  /// The number per second after that.
  private static let perSecond = 10.0

  private let group: MultiThreadedEventLoopGroup
  private let mainLoop: (any EventLoop)?
  private let source: ClientAddressSource
  private let now: @Sendable () -> ContinuousClock.Instant
  private var rates = AddressRates(burst: Self.burst, perSecond: Self.perSecond)

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - mainLoop: The event loop of the main actor; nil if it has none.
  ///   - source: Knows the proxies, whose connections are those of many clients.
  init(
    group: MultiThreadedEventLoopGroup, mainLoop: (any EventLoop)?, source: ClientAddressSource,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.group = group
    self.mainLoop = mainLoop
    self.source = source
    self.now = now
  }

  /// Returns the loop for an accepted connection.
  mutating func loop(for connection: CInt) -> any EventLoop {
    guard let mainLoop, Self.asksForSocket(connection) else { return group.next() }
    let peer = SocketAddress(peerOf: connection)
    if source.trusts(peer) { return mainLoop }
    let client = ClientAddress(.connection, peer: peer, forwarded: [])
    return rates.take(client, at: now()) ? mainLoop : group.next()
  }

  /// Whether the first request of a connection has begun and asks for the socket of a page. If it has not arrived, or is encrypted, the socket
  /// uses another loop.
  static func asksForSocket(_ connection: CInt) -> Bool {
    let start = "GET \(WireProtocol.path)"
    return withUnsafeTemporaryAllocation(byteCount: start.utf8.count + 1, alignment: 1) { bytes in
      let flags = CInt(MSG_PEEK) | CInt(MSG_DONTWAIT)
      guard recv(connection, bytes.baseAddress, bytes.count, flags) == bytes.count else { return false }
      return bytes.dropLast().elementsEqual(start.utf8)
        && (bytes.last == UInt8(ascii: " ") || bytes.last == UInt8(ascii: "?"))
    }
  }
}
