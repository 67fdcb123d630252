import Logging
import NIOCore
import TestSupport
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct UpgradeTests {
  private let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private var options: WebChannelOptions {
    var options = WebChannelOptions()
    options.monitor = monitor
    return options
  }

  private func answer(to head: String, options: WebChannelOptions = WebChannelOptions()) async throws
    -> String
  {
    try await EchoServer.run(options: options) { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send(head.replacing("PORT", with: String(server.port)))
      return String(decoding: await connection.readToEnd(), as: UTF8.self)
    }
  }

  @Test func anOrdinaryRequestIsAnswered() async throws {
    let answer = try await answer(to: "GET /a/b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.hasSuffix("path /a/b"))
  }

  @Test(arguments: ["h2c", "websocket", "TLS/1.0", "h2c, websocket"])
  func anUpgradeThatIsNotOfferedIsAnOrdinaryRequest(_ upgrade: String) async throws {
    let answer = try await answer(
      to: "GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: \(upgrade)\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.hasSuffix("path /elsewhere"))
  }

  @Test func aSecondRequestOnTheConnectionIsAnswered() async throws {
    let answer = try await answer(
      to:
        "GET /1 HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
    #expect(answer.contains("path /1"))
    #expect(answer.hasSuffix("path /2"))
  }

  @Test func logNamesARemedyForRejectedSockets() async throws {
    let log = CapturedLog()
    var options = WebChannelOptions()
    options.monitor = IncidentMonitor(logger: log.logger)
    try await EchoServer.run(options: options) { server in
      let connection = try await RawConnection.connect(port: server.port)
      // A proxy on another port than 443 that passes on the name without the port.
      let handshake = WebSocketClient.handshake(
        port: server.port, headers: ["Origin: https://localhost:8443"])
      try await connection.send(handshake)
      _ = await connection.readToEnd()
    }
    #expect(log.texts.contains { $0.contains("$http_host") && $0.contains("allowedOrigins") })
    #expect(!log.texts.contains { $0.contains("8443") })
  }

  @Test(arguments: ["http://evil.example", "null", "https://localhost.evil.example", "http://localhost:1"])
  func aPageOfAnotherOriginIsRefused(_ origin: String) async throws {
    try await EchoServer.run(options: options) { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send(
        WebSocketClient.handshake(port: server.port, headers: ["Origin: \(origin)"]))
      let answer = String(decoding: await connection.readToEnd(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 403"))
      #expect(monitor.count(of: .refusedHandshake) == 1)
    }
  }

  @Test func aPageOfThisServerMayConnect() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(
        port: server.port,
        headers: ["Origin: http://localhost:\(server.port)", "Sec-WebSocket-Protocol: bindery.1"])
      #expect(socket.head.hasPrefix("HTTP/1.1 101"))
      #expect(socket.head.contains("Sec-WebSocket-Protocol: bindery.1"))
    }
  }

  @Test(arguments: [
    ("http://a.example", "a.example", true), ("https://a.example", "a.example:443", true),
    ("https://A.example:8443", "a.EXAMPLE:8443", true), ("https://a.example:80", "a.example", false),
    ("https://friend.example", "a.example", true), ("ftp://a.example", "a.example", false),
    ("http://b.example", "a.example", false), (nil, "a.example", true),
  ])
  func anOriginMustBeTheHostOrNamed(_ origin: String?, host: String, isAllowed: Bool) {
    let policy = OriginPolicy(allowing: ["https://friend.example"])
    #expect(policy.allows(origin: origin, host: host) == isAllowed)
  }

  @Test func rejectsOtherVersionsWithSupportedOne() async throws {
    let answer = try await answer(
      to: """
        GET /bindery/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 8\r\n\r\n
        """)
    #expect(answer.hasPrefix("HTTP/1.1 426"))
    #expect(answer.contains("Sec-WebSocket-Version: 13"))
  }

  @Test(arguments: [
    "POST /bindery/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    "GET /bindery/socket HTTP/1.1\r\nHost: x\r\nConnection: close\r\nUpgrade: websocket\r\n",
    "GET /bindery/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
  ])
  func aBrokenHandshakeIsRefused(_ head: String) async throws {
    let answer = try await answer(to: head + "\r\n", options: options)
    #expect(answer.hasPrefix("HTTP/1.1 400"))
    #expect(monitor.count(of: .refusedHandshake) == 1)
  }

  @Test func connectionsWithoutARequestEnd() async throws {
    var options = WebChannelOptions()
    options.firstRequestTimeout = .milliseconds(20)
    do {
      #expect(try await answer(to: "GET / HTT", options: options) == "")
    } catch ChannelError.ioOnClosedChannel {
      // It ended before anything was written, so there is no reply either.
    }
  }

  @Test(arguments: [
    "X-Large: \(String(repeating: "a", count: 20 * 1024))",
    (1...3).map { "X-\($0): \(String(repeating: "a", count: 12 * 1024))" }.joined(separator: "\r\n"),
    (1...101).map { "X-\($0): a" }.joined(separator: "\r\n"),
  ])
  func aHeadBeyondTheLimitsIsRefused(_ headers: String) async throws {
    let answer = try await answer(to: "GET / HTTP/1.1\r\nHost: x\r\n\(headers)\r\n\r\n", options: options)
    #expect(!answer.contains("200 OK"))
    #expect(monitor.count(of: .refusedRequest) == 1)
  }

  @Test func aConnectionWithoutAFurtherRequestEnds() async throws {
    var options = options
    options.idleTimeout = .milliseconds(50)
    let answer = try await answer(to: "GET /first HTTP/1.1\r\nHost: x\r\n\r\n", options: options)
    #expect(answer.hasSuffix("path /first"))
  }

  @Test func invalidRequestsAreRejectedAndCounted() async throws {
    let answer = try await answer(to: "\u{16}\u{3}\u{1}\u{2}nonsense\r\n\r\n", options: options)
    #expect(answer.hasPrefix("HTTP/1.1 400"))
    #expect(monitor.count(of: .refusedRequest) == 1)
  }

  @Test func invalidBytesAfterARequestAreCounted() async throws {
    let answer = try await answer(
      to: "GET /first HTTP/1.1\r\nHost: x\r\n\r\n\u{16}\u{3}\u{1}\u{2}nonsense\r\n\r\n", options: options)
    #expect(answer.contains("path /first"))
    #expect(monitor.count(of: .refusedRequest) == 1)
  }
}
