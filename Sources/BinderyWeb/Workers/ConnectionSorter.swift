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
  /// The number of connections that are accepted before heads are looked at again.
  private static let mostAccepted = 64

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
    var nextCheck = ContinuousClock.now
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
        // Only what is new is looked at, so that a head in many small parts takes no more time than one in a single part. An end may be in two.
        guard Self.endsHead(buffer[max(0, connection.size - 3)..<size]) || size == buffer.count else {
          waiting[event.fd]?.size = size
          Self.awaken(event.fd, at: size + 1)
          continue
        }
        Self.awaken(event.fd, at: 1)
        remove(event.fd)
        onRequest(
          event.fd,
          PeekedRequest(buffer[..<size], from: connection.peer, source: source)
            ?? PeekedRequest(unreadableFrom: connection.peer))
      }
      var accepted = 0
      while isConnecting, accepted < Self.mostAccepted, accepted == 0 || Self.isReadable(socket.descriptor),
        let descriptor = socket.accept()
      {
        accepted += 1
        let peer = SocketAddress(peerOf: descriptor)
        let counted = source.trusts(peer) ? nil : ClientAddress(.connection, peer: peer, forwarded: [])
        if counts.add(counted) {
          waiting[descriptor] = Waiting(peer: peer, counted: counted, end: .now + timeLimit)
        } else {
          close(descriptor)
        }
      }
      let now = ContinuousClock.now
      guard now >= nextCheck else { continue }
      nextCheck = now + .milliseconds(200)
      for descriptor in waiting.filter({ $0.value.end <= now }).keys { end(descriptor) }
    }
    for descriptor in Array(waiting.keys) { end(descriptor) }
    socket.close()
  }

  /// Whether bytes contain the empty line that ends a head.
  private static func endsHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isLineEmpty = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if isLineEmpty { return true }
        isLineEmpty = true
      } else if byte != UInt8(ascii: "\r") {
        isLineEmpty = false
      }
    }
    return false
  }

  private static func isReadable(_ descriptor: CInt) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 0) == 1
  }

  /// Makes a connection readable from a number of bytes on: those that have been looked at are still there.
  private static func awaken(_ descriptor: CInt, at bytes: Int) {
    var count = CInt(bytes)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<CInt>.size))
  }
}
