import TestSupport
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct MessageTests {
  @Test func textIsEchoed() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      #expect(socket.head.hasPrefix("HTTP/1.1 101"))
      #expect(socket.head.lowercased().contains("sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo="))
      try await socket.send("grüße")
      #expect(try await socket.text() == "grüße")
      try await socket.send("")
      #expect(try await socket.text() == "")
    }
  }

  @Test func longMessagesAreEchoed() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      let text = String(repeating: "0123456789", count: 20_000)
      try await socket.send(text)
      #expect(try await socket.text() == text)
    }
  }

  @Test func bytesAreAMessageToo() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      try await socket.send(RawFrame(RawFrame.binary, [0, 255, 7]))
      #expect(try await socket.text() == "3 bytes")
    }
  }

  @Test func fragmentsMakeOneMessageWithAPingBetweenThem() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      // The character is divided between frames: only the whole message must be UTF-8.
      try await socket.send(RawFrame(RawFrame.text, [0x67, 0xC3], isFinal: false))
      try await socket.send(RawFrame(RawFrame.ping, [1, 2, 3]))
      try await socket.send(RawFrame(RawFrame.continuation, [0xBC], isFinal: false))
      try await socket.send(RawFrame(RawFrame.continuation, []))
      let pong = try await socket.frame()
      #expect(pong.opcode == RawFrame.pong)
      #expect(pong.payload == [1, 2, 3])
      #expect(try await socket.text() == "gü")
    }
  }

  @Test func framesMayArriveByteByByteOrManyAtOnce() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port)
      for byte in RawFrame.text("slow").bytes { try await socket.connection.send([byte]) }
      #expect(try await socket.text() == "slow")
      try await socket.connection.send((1...50).flatMap { RawFrame.text("\($0)").bytes })
      for number in 1...50 { #expect(try await socket.text() == "\(number)") }
    }
  }

  @Test func aFrameMayComeWithTheHandshake() async throws {
    try await EchoServer.run { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send(
        Array(WebSocketClient.handshake(port: server.port).utf8) + RawFrame.text("early").bytes)
      _ = try await connection.read(to: "\r\n\r\n")
      #expect(try await connection.read(7) == [0x81, 5] + Array("early".utf8))
    }
  }
}
