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

  /// Stops reading until ``resumeReading()``, so that TCP slows down a peer that sends too much.
  func pauseReading() { channel.triggerUserOutboundEvent(ReadingPause.begin, promise: nil) }

  /// Continues reading.
  func resumeReading() { channel.triggerUserOutboundEvent(ReadingPause.end, promise: nil) }
}

/// An event that makes a ``WebSocketHandler`` stop or continue reading.
enum ReadingPause: Sendable {
  case begin, end
}
