internal import NIOCore

/// Reads what a page's socket brings, on its event loop: decodes frames, sees to it that hello comes first and soon,
/// and posts the rest to the main actor.
final class SessionReceiver: SocketReceiver {
  private let mailbox: Mailbox
  private let patience: TimeAmount
  private var line: Line?
  private var saidHello = false
  private var timeout: Scheduled<Void>?

  /// Prepares a receiver for a socket that has this long to say hello.
  init(mailbox: Mailbox, patience: TimeAmount) {
    self.mailbox = mailbox
    self.patience = patience
  }

  func opened(_ socket: Socket) {
    line = Line(socket)
    timeout = socket.eventLoop.scheduleTask(in: patience) {
      socket.close(.helloExpected, reason: "a page says hello first")
    }
  }

  func received(_ message: SocketMessage) {
    guard let line else { return }
    guard case .text(let text) = message else {
      line.socket.close(.unsupportedData, reason: "frames are text")
      return
    }
    do throws(ClientFrame.Malformed) {
      try post(try ClientFrame(text), on: line)
    } catch {
      line.socket.close(.malformedFrame, reason: "not a frame of \(WireProtocol.name)")
    }
  }

  private func post(_ frame: ClientFrame, on line: Line) throws(ClientFrame.Malformed) {
    if case .hello = frame {
      guard !saidHello else { throw ClientFrame.Malformed() }
      saidHello = true
      timeout?.cancel()
      timeout = nil
    } else if !saidHello {
      line.socket.close(.helloExpected, reason: "a page says hello first")
      return
    }
    line.arrived()
    mailbox.post(Letter(line: line, content: .frame(frame)))
  }

  func closed() {
    timeout?.cancel()
    guard saidHello, let line else { return }
    mailbox.post(Letter(line: line, content: .closed))
    self.line = nil
  }
}
