internal import Foundation
internal import Synchronization

/// A relay between browser and server, which a test can cut and restore, and which can delay new sockets.
final class TCPRelay: Sendable {
  /// The address to open instead of the server's: `http://127.0.0.1:45678`.
  let address: String
  private let listener: CInt

  private struct State {
    /// The servers, which take turns.
    var servers: [Int]
    var isCut = false
    var isClosed = false
    var holdsSockets = false
    /// The port to which sockets are forwarded instead of the server's.
    var socketServer: Int?
    /// What requests receive instead of the server's response; nil for that.
    var refusal: String?
    /// The numbers of bytes in both directions before each cut of all connections.
    var remaining: [Int] = []
    var cuts = 0
    /// Both ends of every connection.
    var ends: Set<CInt> = []
    /// The directions in which bytes of sockets are held.
    var stalls: Set<Direction> = []
    /// Connections whose forwarding is held.
    var held: [@Sendable () -> Void] = []
  }
  private let state: Mutex<State>

  /// Starts forwarding connections to a server on this machine, or to several in turns, like a load balancer without sticky sessions.
  init(to servers: Int...) throws {
    listener = try Socket.listen()
    address = "http://127.0.0.1:\(try Socket.port(of: listener))"
    state = Mutex(State(servers: servers))
    Thread { [self] in accept() }.start()
  }

  /// Cuts all connections, and every new one immediately, until ``mend(to:)``.
  func cut() {
    state.withLock { state in
      state.isCut = true
      for end in state.ends { Socket.shut(end) }
    }
  }

  /// Forwards connections again, to another server if one is given.
  func mend(to server: Int? = nil) {
    state.withLock { state in
      state.isCut = false
      state.refusal = nil
      state.remaining = []
      if let server { state.servers = [server] }
    }
  }

  /// Cuts all connections after this number of bytes, in the middle of any transfer, and again after each additional number.
  /// New connections are accepted again.
  func cut(afterBytes counts: [Int]) { state.withLock { $0.remaining = counts } }

  /// The number of cuts during transfers.
  var cuts: Int { state.withLock(\.cuts) }

  /// Forwards sockets to another server than requests, like a load balancer without sticky sessions; nil for the same server.
  func sendSockets(to server: Int?) { state.withLock { $0.socketServer = server } }

  /// Cuts all connections, and answers each request but the handshakes of sockets with an error page until ``mend(to:)``, like a proxy that
  /// finds no server.
  func refuse(with status: String) {
    state.withLock { state in
      let page = "<h1>\(status)</h1><hr>proxy"
      state.refusal =
        "HTTP/1.1 \(status)\r\nContent-Type: text/html\r\nContent-Length: \(page.utf8.count)\r\nConnection: close\r\n\r\n\(page)"
      for end in state.ends { Socket.shut(end) }
    }
  }

  /// Holds new WebSocket connections until ``releaseSockets()``; other requests pass.
  func holdSockets() { state.withLock { $0.holdsSockets = true } }

  /// Forwards the held sockets.
  func releaseSockets() {
    let held = state.withLock { state in
      state.holdsSockets = false
      defer { state.held = [] }
      return state.held
    }
    for pass in held { pass() }
  }

  /// The two directions of a connection.
  enum Direction: Hashable, Sendable { case up, down }

  /// Holds the bytes of sockets in a direction until ``resume()``. The connections stay open, and the other direction works.
  func stall(_ direction: Direction) { _ = state.withLock { $0.stalls.insert(direction) } }

  /// Forwards the held bytes.
  func resume() { state.withLock { $0.stalls = [] } }

  /// Cuts all connections permanently.
  func close() {
    cut()
    state.withLock { $0.isClosed = true }
    Socket.shut(listener)
  }

  private func accept() {
    while let client = Socket.accept(listener) {
      let isCut = state.withLock { state in
        if !state.isCut { state.ends.insert(client) }
        return state.isCut
      }
      if isCut { Spawn.close(client) } else { Thread { [self] in serve(client) }.start() }
      if state.withLock({ $0.isClosed }) { break }
    }
    Spawn.close(listener)
  }

  private func serve(_ client: CInt) {
    var first = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(client, &first, first.count)
    guard count > 0 else { return forget(client) }
    let request = Array(first.prefix(count))
    let pass: @Sendable () -> Void = { [self] in
      Thread { [self] in connect(client, request) }.start()
    }
    let isSocket = Self.isSocket(request)
    if !isSocket, let refusal = state.withLock(\.refusal) {
      _ = Socket.write(Array(refusal.utf8), to: client)
      return forget(client)
    }
    let isHeld = state.withLock { state in
      if isSocket, state.holdsSockets { state.held.append(pass) }
      return isSocket && state.holdsSockets
    }
    if !isHeld { connect(client, request) }
  }

  private func connect(_ client: CInt, _ request: [UInt8]) {
    let isSocket = Self.isSocket(request)
    guard let server = open(isSocket: isSocket) else { return forget(client) }
    state.withLock { state in
      state.ends.insert(server)
      if state.isCut { Socket.shut(server) }
    }
    if Socket.write(request, to: server) {
      Socket.pump(
        client, server,
        isStalled: { [self] isUp in isSocket && state.withLock { $0.stalls.contains(isUp ? .up : .down) } },
        allowed: { [self] in allowed($0) })
    }
    forget(client, server)
  }

  /// Connects to the next server that accepts.
  private func open(isSocket: Bool) -> CInt? {
    let ports = state.withLock { state -> [Int] in
      if isSocket, let port = state.socketServer { return [port] }
      defer { state.servers.append(state.servers.removeFirst()) }
      return state.servers
    }
    return ports.lazy.compactMap { Socket.connect(to: $0) }.first
  }

  private static func isSocket(_ request: [UInt8]) -> Bool {
    String(decoding: request, as: UTF8.self).lowercased().contains("upgrade: websocket")
  }

  /// Returns the number of bytes that may pass. If it is lower than requested, all connections are cut.
  private func allowed(_ count: Int) -> Int {
    state.withLock { state in
      guard let remaining = state.remaining.first else { return count }
      state.remaining[0] = remaining - count
      guard remaining <= count else { return count }
      state.remaining.removeFirst()
      state.cuts += 1
      for end in state.ends { Socket.shutReading(end) }
      return max(0, remaining)
    }
  }

  private func forget(_ ends: CInt...) {
    state.withLock { state in
      for end in ends {
        state.ends.remove(end)
        // Closed under the lock, so that its number is not reused while `cut` may still shut it down.
        Spawn.close(end)
      }
    }
  }
}
