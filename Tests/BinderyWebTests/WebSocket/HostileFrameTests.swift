import Logging
import NIOCore
import TestSupport
import Testing

@testable import BinderyWeb

/// Frames that violate RFC 6455: each ends the socket with the code that the RFC specifies, without other effects.
@Suite(.timeLimit(.minutes(10))) struct HostileFrameTests {
  struct Attack: CustomTestStringConvertible {
    let testDescription: String
    let frames: [RawFrame]
    let code: CloseCode

    init(_ name: String, _ frames: RawFrame..., endsWith code: CloseCode) {
      testDescription = name
      self.frames = frames
      self.code = code
    }
  }

  static let attacks = [
    Attack("unmasked", RawFrame(RawFrame.text, [65], isMasked: false), endsWith: .protocolError),
    Attack("first reserved bit", RawFrame(RawFrame.text, [65], reserved: 0x40), endsWith: .protocolError),
    Attack("second reserved bit", RawFrame(RawFrame.text, [65], reserved: 0x20), endsWith: .protocolError),
    Attack("third reserved bit", RawFrame(RawFrame.ping, [65], reserved: 0x10), endsWith: .protocolError),
    Attack("reserved data opcode", RawFrame(0x3, [65]), endsWith: .protocolError),
    Attack("reserved control opcode", RawFrame(0xB), endsWith: .protocolError),
    Attack("continuation of nothing", RawFrame(RawFrame.continuation, [65]), endsWith: .protocolError),
    Attack(
      "message inside a message", RawFrame(RawFrame.text, [65], isFinal: false),
      RawFrame(RawFrame.text, [66]),
      endsWith: .protocolError),
    Attack("fragmented ping", RawFrame(RawFrame.ping, [65], isFinal: false), endsWith: .protocolError),
    Attack(
      "ping of 126 bytes", RawFrame(RawFrame.ping, Array(repeating: 65, count: 126)), endsWith: .protocolError
    ),
    Attack("close of one byte", RawFrame(RawFrame.close, [3]), endsWith: .protocolError),
    Attack("close with 1005", RawFrame.close(1005), endsWith: .protocolError),
    Attack("close with 999", RawFrame.close(999), endsWith: .protocolError),
    Attack("close with 5000", RawFrame.close(5000), endsWith: .protocolError),
    Attack("reason that is not UTF-8", RawFrame(RawFrame.close, [3, 232, 0xFF]), endsWith: .invalidData),
    Attack("text that is not UTF-8", RawFrame(RawFrame.text, [0xC3, 0x28]), endsWith: .invalidData),
    Attack("a surrogate in UTF-8", RawFrame(RawFrame.text, [0xED, 0xA0, 0x80]), endsWith: .invalidData),
    Attack("text cut off in a character", RawFrame(RawFrame.text, [0xE2, 0x82]), endsWith: .invalidData),
    Attack(
      "frame beyond the limit", RawFrame(RawFrame.text, Array(repeating: 65, count: 1025)),
      endsWith: .tooLarge),
    Attack(
      "fragments beyond the limit",
      RawFrame(RawFrame.text, Array(repeating: 65, count: 1000), isFinal: false),
      RawFrame(RawFrame.continuation, Array(repeating: 65, count: 25)), endsWith: .tooLarge),
    Attack("a frame of 1 TiB", RawFrame(RawFrame.text, [65], claimedLength: 1 << 40), endsWith: .tooLarge),
    Attack("a frame of 2^64 - 1", RawFrame(RawFrame.text, [65], claimedLength: .max), endsWith: .tooLarge),
  ]

  @Test(arguments: attacks) func aBrokenRuleEndsTheSocket(_ attack: Attack) async throws {
    var options = WebChannelOptions()
    options.socket.maximumMessageSize = 1024
    let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    options.socket.monitor = monitor
    try await EchoServer.run(options: options) { server in
      let socket = try await WebSocketClient.open(port: server.port)
      for frame in attack.frames { try await socket.send(frame) }
      let end = try await socket.frame()
      #expect(end.closeCode == attack.code.rawValue)
      #expect(!end.isMasked)
      #expect(monitor.count(of: .refusedFrame) == 1)
      // The client closes too, and the server ends the connection.
      try await socket.send(.close(attack.code.rawValue))
      #expect(await socket.connection.readToEnd() == [])
    }
  }

  @Test func aCloseIsAnsweredWithItsCode() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      try await socket.send(.close(3001, reason: "enough"))
      #expect(try await socket.frame().closeCode == 3001)
      #expect(await socket.connection.readToEnd() == [])
    }
  }

  @Test func aCloseWithoutACodeIsAnsweredWithoutOne() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      try await socket.send(RawFrame(RawFrame.close))
      let answer = try await socket.frame()
      #expect(answer.opcode == RawFrame.close)
      #expect(answer.payload == [])
    }
  }

  @Test func framesAfterACloseAreIgnored() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      try await socket.connection.send(RawFrame.close(1000).bytes + RawFrame.text("more").bytes)
      #expect(try await socket.frame().closeCode == 1000)
      #expect(await socket.connection.readToEnd() == [])
    }
  }

  @Test func peersThatNeverCloseAreDisconnected() async throws {
    var options = WebChannelOptions()
    options.socket.closeTimeout = .milliseconds(20)
    try await EchoServer.run(options: options) { server in
      let socket = try await WebSocketClient.open(port: server.port)
      try await socket.send(RawFrame(0x3))
      #expect(try await socket.frame().closeCode == 1002)
      #expect(await socket.connection.readToEnd() == [])
    }
  }

  @Test func shutdownClosesEverySocket() async throws {
    var options = WebChannelOptions()
    options.socket.closeTimeout = .milliseconds(50)
    var sockets: [WebSocketClient] = []
    var silent: [RawConnection] = []
    try await EchoServer.run(options: options) { server in
      for _ in 1...3 { sockets.append(try await WebSocketClient.open(port: server.port)) }
      // A connection without a request must not prevent the server from stopping either.
      silent.append(try await RawConnection.connect(port: server.port))
    }
    for socket in sockets {
      #expect(try await socket.frame().closeCode == 1001)
    }
  }
}
