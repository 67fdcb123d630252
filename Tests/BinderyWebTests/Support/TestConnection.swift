import NIOCore
import NIOEmbedded
import SocketDriver

@testable import BinderyWeb

/// A socket without a network, whose output a test reads.
@MainActor
final class TestConnection {
  let connection: SessionConnection
  private let channel = EmbeddedChannel()

  init() { connection = SessionConnection(Socket(channel: channel)) }

  /// Returns the frames sent since the last call; a close appears as its code.
  func sent() throws -> [String] {
    channel.embeddedEventLoop.run()
    var frames: [String] = []
    while let output = try channel.readOutbound(as: SocketOutput.self) {
      switch output {
      case .text(let text): frames.append(text)
      case .close(let code, _): frames.append("close \(code.rawValue)")
      }
    }
    return frames
  }
}
