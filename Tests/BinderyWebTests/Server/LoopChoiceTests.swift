import Foundation
import NIOCore
import NIOPosix
import TestSupport
import Testing

@testable import BinderyWeb

struct LoopChoiceTests {
  private let time = TestTime()

  /// Calls a closure with the end of a connection on which these bytes have arrived.
  private func withConnection<Result>(_ bytes: String, _ body: (CInt) throws -> Result) throws -> Result {
    var ends: [CInt] = [0, 0]
    try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    try #require(write(ends[0], bytes, bytes.utf8.count) == bytes.utf8.count)
    return try body(ends[1])
  }

  @Test(arguments: [
    ("GET /bindery/socket HTTP/1.1\r\n", true), ("GET /bindery/socket?a=b HTTP/1.1\r\n", true),
    ("GET /bindery/socket", false), ("GET /bindery/sockets HTTP/1.1\r\n", false),
    ("GET /bindery/sock", false), ("POST /bindery/socket HTTP/1.1\r\n", false),
    ("GET /cloudy HTTP/1.1\r\n", false), ("\u{16}\u{3}\u{1}\u{2}", false), ("", false),
  ])
  func aRequestForASocketIsRecognizedByItsFirstBytes(bytes: String, isOne: Bool) throws {
    try withConnection(bytes) { connection in
      #expect(LoopChoice.asksForSocket(connection) == isOne)
      // They can still be read.
      var first: UInt8 = 0
      #expect(recv(connection, &first, 1, CInt(MSG_DONTWAIT)) == (bytes.isEmpty ? -1 : 1))
    }
  }

  @Test func aClientWithManySocketsUsesOtherLoopsToo() async throws {
    let main = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let others = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let loop = main.next()
    var choice = LoopChoice(group: others, mainLoop: loop, source: .connection) { [time] in time.now }
    try withConnection("GET /bindery/socket HTTP/1.1\r\n") { connection in
      let first = (1...256).map { _ in choice.loop(for: connection) === loop }
      #expect(!first.contains(false))
      #expect(choice.loop(for: connection) !== loop)
      time.advance(by: .seconds(1))
      let later = (1...11).map { _ in choice.loop(for: connection) === loop }
      #expect(later.filter { $0 }.count == 10)
    }
    try await main.shutdownGracefully()
    try await others.shutdownGracefully()
  }

  @Test func withoutALoopOfTheMainActorOthersAreUsed() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    var choice = LoopChoice(group: group, mainLoop: nil, source: .connection) { [time] in time.now }
    try withConnection("GET /bindery/socket HTTP/1.1\r\n") { connection in
      #expect(choice.loop(for: connection) === group.next())
    }
    try await group.shutdownGracefully()
  }
}
