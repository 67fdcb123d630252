internal import NIOCore

/// Collects what goes out after a burst, so that each event loop is woken once.
struct Outbox {
  private typealias Mail = (socket: Socket, outputs: [SocketOutput])
  private var loops: [ObjectIdentifier: (loop: any EventLoop, mail: [Mail])] = [:]

  /// Adds what goes out through a socket, after what was added before.
  mutating func add(_ outputs: [SocketOutput], for socket: Socket) {
    let loop = socket.eventLoop
    loops[ObjectIdentifier(loop), default: (loop, [])].mail.append((socket, outputs))
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
