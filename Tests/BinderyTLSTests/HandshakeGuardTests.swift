import NIOCore
import NIOEmbedded
import NIOSSL
import NIOTLS
import Testing

@testable import BinderyTLS

/// The time limit and the failures of handshakes, in virtual time.
@Suite struct HandshakeGuardTests {
  private let channel = EmbeddedChannel()
  private let failures = Failures()

  private final class Failures {
    var sentences: [String] = []
  }

  init() throws {
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandler(
      HandshakeGuard(timeout: .seconds(10)) { [failures] in failures.sentences.append($0) })
  }

  @Test func aHandshakeThatTakesTooLongEndsTheConnection() {
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(9_999))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
    #expect(failures.sentences == ["a client completed no TLS handshake in time"])
  }

  @Test func aConnectionWithAHandshakeStaysOpen() {
    channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: nil))
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    #expect(failures.sentences == [])
  }

  @Test func aClientThatLeavesBeforeItsHandshakeIsNoFailure() throws {
    channel.pipeline.fireErrorCaught(NIOSSLError.handshakeFailed(.sslError([.eofDuringHandshake])))
    try channel.close().wait()
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(failures.sentences == [])
    try channel.throwIfErrorCaught()
  }

  @Test func aFailureIsReportedOnceAndEndsTheConnection() throws {
    for _ in 1...2 {
      channel.pipeline.fireErrorCaught(NIOSSLError.handshakeFailed(.sslError([])))
    }
    #expect(!channel.isActive)
    #expect(failures.sentences.count == 1)
    try channel.throwIfErrorCaught()
  }

  @Test func aConnectionMayEndWithoutTheEndOfTLS() throws {
    channel.pipeline.fireErrorCaught(NIOSSLError.uncleanShutdown)
    try channel.throwIfErrorCaught()
    channel.pipeline.fireErrorCaught(ChannelError.ioOnClosedChannel)
    #expect(throws: ChannelError.ioOnClosedChannel) { try channel.throwIfErrorCaught() }
  }
}
