internal import NIOCore

/// Collects the output of a round, so that each event loop is woken once.
struct Outbox {
  private typealias Mail = (socket: Socket, outputs: [SocketOutput])
  private var loops: [ObjectIdentifier: (loop: any EventLoop, mail: [Mail])] = [:]

  /// Appends outputs for a socket.
  mutating func add(_ outputs: [SocketOutput], for socket: Socket) {
    let loop = socket.eventLoop
    loops[ObjectIdentifier(loop), default: (loop, [])].mail.append((socket, outputs))
  }

  /// Appends frames for the page of a session, if it is connected.
  @MainActor mutating func add(_ frames: [String], for session: Session) {
    guard !frames.isEmpty, let socket = session.connection?.socket else { return }
    add(frames.map(SocketOutput.text), for: socket)
  }

  /// Sends everything.
  consuming func send() {
    for (loop, mail) in loops.values {
      loop.execute {
        for (socket, outputs) in mail { socket.send(outputs) }
      }
    }
  }
}
