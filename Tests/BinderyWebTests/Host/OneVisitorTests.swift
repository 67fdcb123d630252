import Bindery
import BinderyViews
import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import TestSupport
import Testing

@testable import BinderyWeb

/// What one visitor, or a few, can take from the others with all that they are allowed to do, in virtual time and with the default limits.
@MainActor
@Suite struct OneVisitorTests {
  private let limits = WebLimits()
  private let attackers = (1...4).map { ClientAddress.at("198.51.100.\($0)") }

  @Test func idleWindowsOfFourAddressesBlockNoOthers() throws {
    // A tenth of the default limits, for the duration of the test.
    var limits = limits
    limits.maximumSessions /= 10
    limits.maximumSessionsPerAddress /= 10
    let time = TestTime()
    let registry = SessionRegistry(limits: limits) { time.now }
    let honest = FakeViewSource()
    registry.markHealthy(try #require(registry.open(honest, for: .example)))
    var flood: [FakeViewSource] = []
    while registry.count < limits.maximumSessions {
      // Slower than an address may open pages, so that their rates are not what stops them.
      time.advance(by: .milliseconds(20))
      let view = FakeViewSource()
      flood.append(view)
      let session = try #require(registry.open(view, for: attackers[flood.count % 4]))
      registry.markHealthy(session)
    }
    for number in 1...50 {
      let view = FakeViewSource()
      let session = try #require(registry.open(view, for: .at("203.0.113.\(number)")))
      registry.markHealthy(session)
    }
    #expect(!honest.isEnded)
    #expect(flood.prefix(50).map(\.isEnded) == Array(repeating: true, count: 50))
    #expect(flood.count(where: \.isEnded) == 50)
    #expect(throws: PageRefusal.full) { try registry.reserve(for: attackers[0]) }
  }

  @Test func slowUploadsOfTwoAddressesBlockNoOthers() throws {
    let sessions = SessionRegistry(limits: limits)
    let uploads = UploadRegistry(sessions: sessions, limits: limits) { [now = ContinuousClock.now] in now }
    func begin(_ address: ClientAddress) throws {
      let session = try #require(sessions.open(FakeViewSource(), for: address))
      _ = try uploads.begin(
        UploadRequest(
          token: session.token, node: NodeID(rawValue: 1), name: "photo", suggestedName: nil, length: 1),
        from: address)
    }
    for _ in 1...8 { for attacker in attackers.prefix(2) { try begin(attacker) } }
    #expect(uploads.count == limits.maximumUploads)
    // Each of the others gets a place, until all addresses have about as many.
    for number in 1...12 { try begin(.at("203.0.113.\(number)")) }
    #expect(throws: UploadError.busy) { try begin(attackers[0]) }
    #expect(uploads.count == limits.maximumUploads)
  }

  @Test func unfinishedMessagesOfFourAddressesHaveABoundedSize() throws {
    let unfinished = UnfinishedBytes(maximumPerAddress: limits.maximumUnfinishedBytesPerAddress)
    var options = SocketOptions()
    options.unfinished = unfinished
    options.maximumMessageSize = limits.maximumMessageBytes
    let bytes = ByteBuffer(
      bytes: RawFrame(RawFrame.text, [UInt8](repeating: 65, count: limits.maximumMessageBytes)).bytes
        .dropLast())
    for attacker in attackers {
      var (open, channels): (Int, [EmbeddedChannel]) = (0, [])
      for _ in 1...100 {
        let channel = EmbeddedChannel(handler: FrameGuard(options: options, address: attacker))
        // The guard reports the violation as an error, and passes nothing on.
        if (try? channel.writeInbound(bytes)) != nil { open += 1 }
        channels.append(channel)
      }
      #expect(open == limits.maximumUnfinishedBytesPerAddress / bytes.readableBytes)
      #expect(unfinished.count(of: attacker) <= limits.maximumUnfinishedBytesPerAddress)
    }
    #expect(unfinished.change(by: limits.maximumMessageBytes, of: .example))
  }

  @Test func pingsOfASocketAreReadForAtMostItsRate() throws {
    let monitor = IncidentMonitor(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    var options = SocketOptions()
    options.monitor = monitor
    options.now = { [now = ContinuousClock.now] in now }
    let channel = EmbeddedChannel(
      handler: WebSocketHandler(receiver: SilentReceiver(), options: options, compression: nil))
    var answers = 0
    while monitor.count(of: .slowedSocket) == 0, answers < 10_000 {
      try channel.writeInbound(
        WebSocketFrame(fin: true, opcode: .ping, maskKey: [1, 2, 3, 4], data: ByteBuffer()))
      if try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .pong { answers += 1 }
    }
    #expect(answers == options.maximumFrameBurst)
  }

  @Test func largePagesOfAnAddressTakeAtMostAPercentOfTheTimeOfAMinute() async throws {
    // Time passes when a page is made, and when nothing can be done.
    let time = TestTime()
    let turns = PageTurns(
      limits: limits, clock: SteadyClock(now: { time.now }, sleep: { time.advance(by: $0) }))
    let end = time.now + .seconds(60)
    var taken = Duration.zero
    let flood = (1...4).map { _ in
      Task {
        while time.now < end {
          // A page that waits for too long is refused, and asked for again.
          try? await turns.take(for: attackers[0]) {
            if time.now < end { taken += .milliseconds(35) }
            time.advance(by: .milliseconds(35))
          }
        }
      }
    }
    for page in flood { await page.value }
    // The burst, the share of a minute, and the part with which the budget ends; two of 35 ms are not charged.
    let budget = limits.pageTimeBurst + .seconds(60) * limits.pageTimeShare + .milliseconds(33)
    #expect(taken <= budget / 33 * 35)
    #expect(taken <= .milliseconds(650))
  }
}
