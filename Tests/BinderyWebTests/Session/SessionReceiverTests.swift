import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import BinderyWeb

/// The messages of one socket above its rate, in virtual time.
@Suite struct SessionReceiverTests {
  /// Records the frames and the reasons for which reading pauses.
  private final class Output: ChannelOutboundHandler {
    typealias OutboundIn = SocketOutput
    var sent: [String] = []
    var pauses: ReadingPause.Reason = []

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .text(let text): sent.append(text)
      case .close(let code, _): sent.append("close \(code.rawValue)")
      }
      promise?.succeed()
    }

    func triggerUserOutboundEvent(
      context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
    ) {
      switch event as? ReadingPause {
      case .begin(let reason): pauses.insert(reason)
      case .end(let reason): pauses.remove(reason)
      case nil: break
      }
      promise?.succeed()
    }
  }

  private let time = TestTime()
  private let channel = EmbeddedChannel()
  private let output = Output()
  private let mailbox = Mailbox {}
  private let receiver: SessionReceiver
  private let monitor = IncidentMonitor(
    logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))

  init() throws {
    var limits = WebLimits()
    limits.maximumEventBurst = 10
    limits.maximumEventsPerSecond = 100
    limits.maximumDelayedBytes = 100_000
    try channel.pipeline.syncOperations.addHandler(output)
    receiver = SessionReceiver(
      mailbox: mailbox, helloTimeout: .seconds(10), limits: limits, monitor: monitor,
      now: { [time] in time.now })
    receiver.opened(Socket(channel: channel))
    receiver.received(.text(#"[0,"token",0]"#))
  }

  private func pass(_ milliseconds: Int64) {
    time.advance(by: .milliseconds(milliseconds))
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(milliseconds))
  }

  @Test func acknowledgementsCountAsEvents() {
    for _ in 1...30 { receiver.received(.text("[-1,0]")) }
    #expect(mailbox.takeAll().count == 10)
    #expect(output.pauses == .rate)
    #expect(monitor.count(of: .slowedSocket) == 1)
    pass(50)
    #expect(mailbox.takeAll().count == 5)
    #expect(output.pauses == .rate)
    for _ in 1...4 { pass(50) }
    #expect(mailbox.takeAll().count == 16)
    #expect(output.pauses == [])
  }

  @Test func readingStaysPausedForARateWhenTheMainActorHasCaughtUp() {
    for _ in 1...30 { receiver.received(.text("[-1,0]")) }
    for message in mailbox.takeAll() { message.connection.didRead() }
    let connection = SessionConnection(Socket(channel: channel))
    for _ in 1...256 { connection.willRead() }
    #expect(output.pauses == [.rate, .backlog])
    for _ in 1...128 { connection.didRead() }
    #expect(output.pauses == .rate)
  }

  @Test func aLongMessageCountsAsSeveralEvents() {
    let text = String(repeating: "a", count: 20_000)
    receiver.received(.text("[1,0,5,1,\"\(text)\"]"))
    receiver.received(.text("[2,0,5,1,\"\(text)\"]"))
    receiver.received(.text("[3,0,5,0]"))
    // The bucket holds ten, one of which the hello took, and each text takes five.
    #expect(mailbox.takeAll().count == 3)
    pass(50)
    #expect(mailbox.takeAll().count == 1)
  }

  @Test func aPageIsDisconnectedWhenItsDelayedMessagesAreTooLarge() {
    let text = String(repeating: "a", count: 30_000)
    for number in 1...20 { receiver.received(.text("[\(number),0,5,1,\"\(text)\"]")) }
    #expect(output.sent == [ServerFrame.slowedDown, "close 4429"])
    #expect(monitor.count(of: .slowedSocket) == 2)
    // The hello, and two messages until the bucket is empty.
    #expect(mailbox.takeAll().count == 3)
    pass(1000)
    #expect(mailbox.takeAll().isEmpty)
  }

  @Test func nothingAfterAMalformedMessageIsRead() {
    for number in 1...15 { receiver.received(.text("[\(number),0,5,0]")) }
    receiver.received(.text("nonsense"))
    receiver.received(.text("[16,0,5,0]"))
    for _ in 1...4 { pass(50) }
    #expect(mailbox.takeAll().count == 16)
    #expect(output.sent == [ServerFrame.slowedDown, "close 4400"])
  }
}
