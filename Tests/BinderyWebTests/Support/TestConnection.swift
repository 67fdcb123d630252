import NIOCore
import NIOEmbedded
import TestSupport

@testable import BinderyWeb

/// A socket without a network, whose output a test reads.
///
/// Its event loop accepts calls from any thread: without an application's run loop, the main actor changes its thread.
@MainActor
final class TestConnection {
  let connection: SessionConnection
  private let channel = NIOAsyncTestingChannel()
  private var unread: [String] = []

  init(of visitor: Visitor = Visitor(), from address: ClientAddress = .unknown) {
    connection = SessionConnection(Socket(channel: channel), of: visitor, from: address)
  }

  /// Returns the frames sent since the last call; a close appears as its code.
  func sent() async throws -> [String] {
    try await readOutput()
    defer { unread = [] }
    return unread
  }

  /// Waits for frames that begin with a prefix and returns them. Other frames stay unread.
  func frames(_ prefix: String) async throws -> [String] {
    while true {
      try Task.checkCancellation()
      try await readOutput()
      let found = unread.filter { $0.hasPrefix(prefix) }
      unread.removeAll { $0.hasPrefix(prefix) }
      if !found.isEmpty { return found }
      await Task.yield()
    }
  }

  private func readOutput() async throws {
    await channel.testingEventLoop.run()
    while let output = try await channel.readOutbound(as: SocketOutput.self) {
      switch output {
      case .text(let text): unread.append(text)
      case .close(let code, _): unread.append("close \(code.rawValue)")
      }
    }
  }
}
