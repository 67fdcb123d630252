import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import TestSupport
import Testing

@testable import BinderyWeb

/// Servers that share a socket.
@Suite(.timeLimit(.minutes(10))) struct ConnectionServerTests {
  private struct NamedResponder: RequestResponder {
    let name: String

    func respond(to request: Request, from peer: RequestPeer) async -> Response {
      Response(status: .ok, body: .init(byteBuffer: ByteBuffer(string: name)))
    }
  }

  private func server(_ name: String, on socket: ListeningSocket, isPaused: Bool) throws -> WebServer {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var server = WebServer(
      host: "127.0.0.1", port: socket.port, options: WebChannelOptions(), logger: logger,
      responder: NamedResponder(name: name), makeReceiver: { _, _, _ in SilentReceiver() })
    server.inherited = try ListeningSocket(inherited: dup(socket.descriptor))
    server.isPaused = { isPaused }
    return server
  }

  @Test func aPausedServerLeavesConnectionsToTheOther() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let servers = [
      try server("paused", on: socket, isPaused: true), try server("serving", on: socket, isPaused: false),
    ]
    socket.close()
    let stops = servers.map { _ in AsyncStream<Never>.makeStream() }
    try await withThrowingTaskGroup(of: Void.self) { running in
      for (server, stop) in zip(servers, stops) {
        running.addTask { try await server.run(until: stop.stream, signals: []) { _ in } }
      }
      for _ in 1...20 {
        let connection = try await RawConnection.connect(port: socket.port)
        try await connection.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(HTTPAnswer(await connection.readToEnd()).text == "serving")
      }
      for stop in stops { stop.continuation.finish() }
      try await running.waitForAll()
    }
  }

  @Test func connectionsThatWaitAreServedByTheNextProcess() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let connection = try await RawConnection.connect(port: socket.port)
    try await connection.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let server = try server("next", on: socket, isPaused: false)
    socket.close()
    let stop = AsyncStream<Never>.makeStream()
    let running = Task { try await server.run(until: stop.stream, signals: []) { _ in } }
    #expect(HTTPAnswer(await connection.readToEnd()).text == "next")
    stop.continuation.finish()
    try await running.value
  }
}
