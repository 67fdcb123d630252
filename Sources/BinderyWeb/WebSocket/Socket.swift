internal import NIOCore

/// An open WebSocket, usable from anywhere. What is sent to a closed one is dropped.
final class Socket: Sendable {
  private let channel: any Channel

  init(channel: any Channel) { self.channel = channel }

  /// Where its bytes are read and written.
  var eventLoop: any EventLoop { channel.eventLoop }

  /// Sends in order. On the socket's own event loop at once, from elsewhere after one hop.
  func send(_ outputs: [SocketOutput]) {
    guard eventLoop.inEventLoop else {
      eventLoop.execute { self.send(outputs) }
      return
    }
    for output in outputs { channel.write(output, promise: nil) }
    channel.flush()
  }

  /// Says good-bye.
  func close(_ code: CloseCode, reason: String) { send([.close(code, reason: reason)]) }

  /// Reads no more until ``resumeReading()``, so that a peer that says too much has to wait.
  func pauseReading() { channel.triggerUserOutboundEvent(ReadingPause.begin, promise: nil) }

  /// Reads again.
  func resumeReading() { channel.triggerUserOutboundEvent(ReadingPause.end, promise: nil) }
}

/// Tells a ``WebSocketHandler`` to stop or go on reading.
enum ReadingPause: Sendable {
  case begin, end
}
