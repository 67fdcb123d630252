import NIOCore
import NIOPosix
import TestSupport
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct CompressionTests {
  static let offer = ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"]

  @Test func compressionIsAgreedToWithoutContext() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port, headers: Self.offer)
      #expect(
        socket.head.contains(
          "Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover"
        ))
    }
  }

  @Test func eachEventLoopKeepsItsCompression() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let main = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let pool = CompressionPool(group: group, mainLoop: main.next())
    for loop in [group.next(), main.next()] {
      let isKept = try await loop.submit { pool.compression(on: loop) === pool.compression(on: loop) }.get()
      #expect(isKept)
    }
    try await group.shutdownGracefully()
    try await main.shutdownGracefully()
  }

  @Test func onlyLongMessagesAreCompressed() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port, headers: Self.offer)
      let text = String(repeating: "the same words again and again. ", count: 100)
      for _ in 1...3 {
        try await socket.send(text)
        let frame = try await socket.frame()
        #expect(frame.isCompressed)
        #expect(frame.payload.count < 200)
        #expect(
          try Inflater().decompress(ByteBuffer(bytes: frame.payload), limit: 100_000)
            == ByteBuffer(string: text))
      }
      try await socket.send("short")
      let frame = try await socket.frame()
      #expect(!frame.isCompressed)
      #expect(frame.string == "short")
    }
  }

  @Test func compressedMessagesAreDecompressedInFragmentsToo() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port, headers: Self.offer)
      let packed = Array(Deflater(.message).compress(ByteBuffer(string: "packed words")).readableBytesView)
      try await socket.send(RawFrame(RawFrame.text, packed, reserved: 0x40))
      #expect(try await socket.text() == "packed words")
      try await socket.send(RawFrame(RawFrame.text, Array(packed.prefix(4)), isFinal: false, reserved: 0x40))
      try await socket.send(RawFrame(RawFrame.continuation, Array(packed.dropFirst(4))))
      #expect(try await socket.text() == "packed words")
    }
  }

  @Test func aDeflateBombEndsTheSocket() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port, headers: Self.offer)
      let bomb = Deflater(.message).compress(ByteBuffer(repeating: 65, count: 8 << 20))
      #expect(bomb.readableBytes < 256 * 1024)
      try await socket.send(RawFrame(RawFrame.text, Array(bomb.readableBytesView), reserved: 0x40))
      #expect(try await socket.frame().closeCode == 1009)
    }
  }

  @Test func invalidCompressedDataEndsTheSocket() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port, headers: Self.offer)
      try await socket.send(RawFrame(RawFrame.text, [0xFF, 0xFF, 0xFF, 0xFF], reserved: 0x40))
      #expect(try await socket.frame().closeCode == 1007)
    }
  }

  @Test func theReservedBitOnAContinuationIsRefused() async throws {
    try await EchoServer.run { server in
      let socket = try await WebSocketClient.open(port: server.port, headers: Self.offer)
      try await socket.send(RawFrame(RawFrame.text, [65], isFinal: false))
      try await socket.send(RawFrame(RawFrame.continuation, [65], reserved: 0x40))
      #expect(try await socket.frame().closeCode == 1002)
    }
  }

  @Test(arguments: [
    ("permessage-deflate", true), ("permessage-deflate; client_max_window_bits=10", true),
    ("permessage-deflate; client_max_window_bits=\"15\"", true),
    ("permessage-deflate; server_max_window_bits=10", false),
    ("permessage-deflate; server_max_window_bits=10, permessage-deflate", true),
    ("permessage-deflate; client_max_window_bits=7", false), ("permessage-deflate; unknown", false),
    ("permessage-deflate; client_no_context_takeover; client_no_context_takeover", false),
    ("x-webkit-deflate-frame", false), ("", false),
  ])
  func onlySupportedOffersAreAccepted(_ offer: String, isTaken: Bool) {
    #expect(CompressionOffer.isAcceptable(offer) == isTaken)
  }
}
