internal import NIOCore

/// An open WebSocket, usable from any thread. Output to a closed socket is dropped.
final class Socket: Sendable {
  private let channel: any Channel

  init(channel: any Channel) { self.channel = channel }

  /// The socket's event loop.
  var eventLoop: any EventLoop { channel.eventLoop }

  /// Sends outputs in order: at once on the socket's event loop, otherwise after one hop.
  func send(_ outputs: [SocketOutput]) {
    guard eventLoop.inEventLoop else {
      eventLoop.execute { self.send(outputs) }
      return
    }
    for output in outputs { channel.write(output, promise: nil) }
    channel.flush()
  }

  /// Starts the closing handshake.
  func close(_ code: CloseCode, reason: String) { send([.close(code, reason: reason)]) }

  /// Stops reading, so that TCP slows down a peer that sends too much.
  func pauseReading(_ reason: ReadingPause.Reason) {
    channel.triggerUserOutboundEvent(ReadingPause.begin(reason), promise: nil)
  }

  /// Continues reading, unless another reason to pause remains.
  func resumeReading(_ reason: ReadingPause.Reason) {
    channel.triggerUserOutboundEvent(ReadingPause.end(reason), promise: nil)
  }
}

/// An event that makes a ``WebSocketHandler`` stop or continue reading. It reads while there is no reason to pause.
enum ReadingPause: Sendable {
  case begin(Reason), end(Reason)

  /// The reasons to stop reading, of which each ends on its own.
  struct Reason: OptionSet {
    let rawValue: UInt8
    /// The peer sends more than the rate allows.
    static let rate = Reason(rawValue: 1)
    /// The main actor has not processed what the peer has sent.
    static let backlog = Reason(rawValue: 2)
  }
}
