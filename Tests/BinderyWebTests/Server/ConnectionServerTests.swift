import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
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

  private func server(
    _ name: String, on socket: ListeningSocket, isPaused: Bool, mainLoop: (any EventLoop)? = nil,
    makeReceiver: @escaping WebChannel.MakeReceiver = { _, _, _ in SilentReceiver() }
  ) throws -> WebServer {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var options = WebChannelOptions()
    options.mainLoop = mainLoop
    var server = WebServer(
      host: "127.0.0.1", port: socket.port, options: options, logger: logger,
      responder: NamedResponder(name: name), makeReceiver: makeReceiver)
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

  // MARK: The main actor's event loop

  /// Connections that have sent their first request.
  private struct BegunConnections: ConnectionSource {
    let socket: ListeningSocket
    var port: Int { socket.port }
    func awaitRequests() { socket.awaitRequests() }
    func accept() -> CInt? {
      guard let connection = socket.accept() else { return nil }
      var event = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      _ = poll(&event, 1, -1)
      return connection
    }
    func finish() -> Bool { false }
    func close() { socket.close() }
  }

  /// Runs a server with an event loop for the main actor, and a connection to it.
  private func withMainLoop(
    _ body: (_ connection: RawConnection, _ port: Int, _ isMain: AsyncStream<Bool>) async throws -> Void
  ) async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let main = group.next()
    let (isMain, answers) = AsyncStream<Bool>.makeStream()
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    var server = try server("page", on: socket, isPaused: false, mainLoop: main) { _, _, _ in
      answers.yield(main.inEventLoop)
      return SilentReceiver()
    }
    server.inherited = BegunConnections(socket: socket)
    let stop = AsyncStream<Never>.makeStream()
    let running = Task { [server] in try await server.run(until: stop.stream, signals: []) { _ in } }
    try await body(try await RawConnection.connect(port: socket.port), socket.port, isMain)
    stop.continuation.finish()
    try await running.value
    try await group.shutdownGracefully()
  }

  @Test func theSocketOfAPageUsesTheMainActorsEventLoop() async throws {
    try await withMainLoop { connection, port, isMain in
      try await connection.send(WebSocketClient.handshake(port: port))
      let answer = await isMain.first { _ in true }
      #expect(answer == true)
    }
  }

  @Test func aRequestThatOnlyBeginsLikeASocketEndsItsConnection() async throws {
    try await withMainLoop { connection, port, _ in
      try await connection.send("GET \(WireProtocol.path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      let answer = HTTPAnswer(await connection.readToEnd())
      #expect(answer.text == "page")
      #expect(answer["Connection"] == "close")
    }
  }
}
