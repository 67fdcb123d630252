internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// A web server on loopback that sends scripted replies and records requests.
///
/// ```swift
/// try await withTestServer { server in
///   server.reply(to: "/v1/forecast", with: .json(#"{"error":true,"reason":"Invalid timezone"}"#, status: 400))
///   …
///   #expect(server.requests(to: "/v1/forecast").count == 1)
/// }
/// ```
public final class TestServer: Sendable {
  /// The port.
  public let port: Int
  private let channel: any Channel
  private let script: StubScript
  /// Keeps the port from other servers after ``stop()``.
  private let reservation: PortReservation

  private init(channel: any Channel, port: Int, script: StubScript) throws {
    self.channel = channel
    self.port = port
    self.script = script
    reservation = try PortReservation(port)
  }

  /// Starts a server on a free port of 127.0.0.1.
  /// - Throws: An error if the system rejects a listening socket.
  public static func start() async throws -> TestServer {
    createDecoderTypes
    let script = StubScript()
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(NIOBSDSocket.Option(rawValue: PortReservation.option)), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: false)
          try channel.pipeline.syncOperations.addHandler(StubHandler(script: script))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return try TestServer(channel: channel, port: channel.localAddress?.port ?? 0, script: script)
  }

  // As in `WebServer`: Swift's runtime may crash if two event loops create these types at the same moment.
  private static let createDecoderTypes: Void = {
    _ = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
  }()

  /// Stops listening. The port refuses connections for as long as the server exists.
  public func stop() async { try? await channel.close() }

  /// The address of the server, without a trailing slash.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// Sets the replies for a path, regardless of the query: one after the other, then the last one repeatedly.
  /// - Parameters:
  ///   - path: The path as it is sent, with percent encoding.
  ///   - replies: The replies in order.
  public func reply(to path: String, with replies: StubReply...) { script.set(replies, for: path) }

  /// Sets the reply for all other paths. The default is 404.
  /// - Parameter reply: The reply.
  public func replyElsewhere(with reply: StubReply) { script.setFallback(reply) }

  /// All requests so far, in order.
  public var requests: [RecordedRequest] { script.requests(to: nil) }

  /// Returns the requests for one path so far, in order.
  /// - Parameter path: The path as it is sent.
  public func requests(to path: String) -> [RecordedRequest] { script.requests(to: path) }

  /// Waits for a number of requests.
  /// - Parameters:
  ///   - count: The number since the server was started.
  ///   - path: The path of the counted requests; nil counts all.
  public func received(_ count: Int, to path: String? = nil) async { await script.wait(for: count, to: path) }
}

/// Runs a test with its own server, which stops when the test ends.
/// - Parameter body: The test.
public func withTestServer<Result>(_ body: (TestServer) async throws -> Result) async throws -> Result {
  let server = try await TestServer.start()
  do {
    let result = try await body(server)
    await server.stop()
    return result
  } catch {
    await server.stop()
    throw error
  }
}
