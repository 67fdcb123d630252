internal import NIOCore

/// Decodes the frames of a page's socket on its event loop and posts them to the main actor. The first frame must be
/// a hello, within a time limit.
final class SessionReceiver: SocketReceiver {
  private let mailbox: Mailbox
  private let helloTimeout: TimeAmount
  private var connection: SessionConnection?
  private var saidHello = false
  private var timeout: Scheduled<Void>?

  /// Creates a receiver for one socket.
  ///
  /// - Parameters:
  ///   - mailbox: receives the frames.
  ///   - helloTimeout: the time limit for the first frame.
  init(mailbox: Mailbox, helloTimeout: TimeAmount) {
    self.mailbox = mailbox
    self.helloTimeout = helloTimeout
  }

  func opened(_ socket: Socket) {
    connection = SessionConnection(socket)
    timeout = socket.eventLoop.scheduleTask(in: helloTimeout) {
      socket.close(.helloExpected, reason: "a page says hello first")
    }
  }

  func received(_ message: SocketMessage) {
    guard let connection else { return }
    guard case .text(let text) = message else {
      connection.socket.close(.unsupportedData, reason: "frames are text")
      return
    }
    do throws(ClientFrame.Malformed) {
      try post(try ClientFrame(text), on: connection)
    } catch {
      connection.socket.close(.malformedFrame, reason: "not a frame of \(WireProtocol.name)")
    }
  }

  private func post(_ frame: ClientFrame, on connection: SessionConnection) throws(ClientFrame.Malformed) {
    if case .hello = frame {
      guard !saidHello else { throw ClientFrame.Malformed() }
      saidHello = true
      timeout?.cancel()
      timeout = nil
    } else if !saidHello {
      connection.socket.close(.helloExpected, reason: "a page says hello first")
      return
    }
    connection.willRead()
    mailbox.post(SessionMessage(connection: connection, content: .frame(frame)))
  }

  func closed() {
    timeout?.cancel()
    guard saidHello, let connection else { return }
    mailbox.post(SessionMessage(connection: connection, content: .closed))
    self.connection = nil
  }
}
