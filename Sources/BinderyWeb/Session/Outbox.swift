internal import NIOCore

/// Collects the output of a round, so that each other event loop is woken once. Sockets of the present one are written at once.
struct Outbox {
  private typealias Mail = (socket: Socket, outputs: [SocketOutput])
  private var mail: [Mail] = []

  /// Appends outputs for a socket.
  mutating func add(_ outputs: [SocketOutput], for socket: Socket) { mail.append((socket, outputs)) }

  /// Appends frames for the page of a session, if it is connected.
  @MainActor mutating func add(_ frames: [String], for session: Session) {
    guard !frames.isEmpty, let socket = session.connection?.socket else { return }
    add(frames.map(SocketOutput.text), for: socket)
  }

  /// Sends everything.
  consuming func send() {
    var others: [ObjectIdentifier: (loop: any EventLoop, mail: [Mail])] = [:]
    for (socket, outputs) in mail where !socket.eventLoop.inEventLoop {
      let loop = socket.eventLoop
      others[ObjectIdentifier(loop), default: (loop, [])].mail.append((socket, outputs))
    }
    // The others compress and write at the same time.
    for (loop, mail) in others.values {
      loop.execute {
        for (socket, outputs) in mail { socket.send(outputs) }
      }
    }
    for (socket, outputs) in mail where socket.eventLoop.inEventLoop { socket.send(outputs) }
  }
}
