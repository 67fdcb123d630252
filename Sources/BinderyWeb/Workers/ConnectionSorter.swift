internal import Foundation
internal import NIOCore
internal import Synchronization

/// Accepts the connections of a port and looks at the head of the first request of each, without taking it from the system's buffer: the
/// worker to which the connection is handed reads it again.
///
///     port ─ accept ─▶ waiting ─ a head is there ─▶ onRequest(descriptor, request)
///                         └───── no head within the time limit ─▶ closed
final class ConnectionSorter: Sendable {
  /// The number of bytes within which a head ends. It is that of a worker, which refuses a larger one.
  private static let longestHead = 32 * 1024
  /// The number of connections without a head, in total and of one client.
  private static let mostWaiting = 4096
  private static let mostWaitingOfOne = 512

  private let socket: ListeningSocket
  private let source: ClientAddressSource
  private let timeLimit: Duration
  private let onRequest: @Sendable (_ descriptor: CInt, _ request: PeekedRequest) -> Void
  private let isStopped = Atomic(false)

  /// Creates a sorter that accepts nothing yet.
  ///
  /// - Parameters:
  ///   - source: The source of the clients' addresses.
  ///   - timeLimit: The time within which the first head of a connection has to arrive.
  ///   - onRequest: Called in the sorter's thread. It has to close the descriptor.
  init(
    socket: ListeningSocket, source: ClientAddressSource, timeLimit: Duration = .seconds(20),
    onRequest: @escaping @Sendable (_ descriptor: CInt, _ request: PeekedRequest) -> Void
  ) {
    self.socket = socket
    self.source = source
    self.timeLimit = timeLimit
    self.onRequest = onRequest
  }

  /// Accepts connections from now on.
  func start() {
    let thread = Thread { [self] in run() }
    thread.start()
  }

  /// Accepts nothing any more, and closes the port.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private struct Waiting {
    let peer: SocketAddress?
    let counted: ClientAddress?
    let end: ContinuousClock.Instant
    /// The number of bytes that have been looked at.
    var size = 0
  }

  private func run() {
    let counts = ConnectionCounts(maximum: Self.mostWaiting, perAddress: Self.mostWaitingOfOne)
    var waiting: [CInt: Waiting] = [:]
    var buffer = [UInt8](repeating: 0, count: Self.longestHead)
    func remove(_ descriptor: CInt) {
      if let connection = waiting.removeValue(forKey: descriptor) { counts.remove(connection.counted) }
    }
    func end(_ descriptor: CInt) {
      remove(descriptor)
      close(descriptor)
    }

    while !isStopped.load(ordering: .relaxed) {
      var events = ([socket.descriptor] + waiting.keys).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&events, nfds_t(events.count), 200)
      let isConnecting = events[0].revents != 0
      for event in events.dropFirst() where event.revents != 0 {
        guard let connection = waiting[event.fd] else { continue }
        let size = recv(event.fd, &buffer, buffer.count, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT))
        if size < 0, errno == EAGAIN || errno == EINTR { continue }
        // Nothing further comes.
        guard size > connection.size else {
          end(event.fd)
          continue
        }
        if let request = head(buffer[..<size], of: connection, isAll: size == buffer.count) {
          Self.awaken(event.fd, at: 1)
          remove(event.fd)
          onRequest(event.fd, request)
        } else {
          waiting[event.fd]?.size = size
          Self.awaken(event.fd, at: size + 1)
        }
      }
      if isConnecting, let accepted = socket.accept() {
        let peer = SocketAddress(peerOf: accepted)
        let counted = source.trusts(peer) ? nil : ClientAddress(.connection, peer: peer, forwarded: [])
        if counts.add(counted) {
          waiting[accepted] = Waiting(peer: peer, counted: counted, end: .now + timeLimit)
        } else {
          close(accepted)
        }
      }
      let now = ContinuousClock.now
      for descriptor in waiting.filter({ $0.value.end <= now }).keys { end(descriptor) }
    }
    for descriptor in Array(waiting.keys) { end(descriptor) }
    socket.close()
  }

  private func head(_ bytes: ArraySlice<UInt8>, of connection: Waiting, isAll: Bool) -> PeekedRequest? {
    PeekedRequest(bytes, from: connection.peer, source: source)
      ?? (isAll ? PeekedRequest(unreadableFrom: connection.peer) : nil)
  }

  /// Makes a connection readable from a number of bytes on: those that have been looked at are still there.
  private static func awaken(_ descriptor: CInt, at bytes: Int) {
    var count = CInt(bytes)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<CInt>.size))
  }
}
