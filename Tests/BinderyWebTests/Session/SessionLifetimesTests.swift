import Testing

@testable import BinderyWeb

/// The expiry of sessions, in virtual time.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SessionLifetimesTests {
  private let time = TestTime()
  private let registry: SessionRegistry
  private let limits: WebLimits

  init() {
    var limits = WebLimits()
    limits.maximumSessions = 5
    limits.maximumUnclaimedSessions = 3
    limits.maximumUnclaimedSessionsPerAddress = 2
    self.limits = limits
    registry = SessionRegistry(limits: limits) { [time] in time.now }
  }

  private func open(for address: ClientAddress = .unknown) -> (session: Session, view: FakeViewSource)? {
    let view = FakeViewSource()
    return registry.open(view, limits: limits, for: address).map { ($0, view) }
  }

  private func pass(_ duration: Duration) async {
    time.advance(by: duration)
    await registry.expire()
  }

  @Test func unclaimedSessionsExpire() async throws {
    let (_, view) = try #require(open())
    await pass(.seconds(29))
    #expect(!view.isEnded)
    await pass(.seconds(1))
    #expect(view.isEnded)
    #expect(registry.count == 0)
  }

  @Test func aConnectedSessionDoesNotEnd() async throws {
    let (session, view) = try #require(open())
    registry.markHealthy(session)
    await pass(.seconds(86_400))
    #expect(!view.isEnded)
  }

  @Test func aSessionThatLostItsSocketWaitsFiveMinutes() async throws {
    let (session, view) = try #require(open())
    registry.markHealthy(session)
    registry.markLost(session)
    await pass(.seconds(200))
    // Losing a socket twice does not extend the lifetime.
    registry.markLost(session)
    await pass(.seconds(99))
    #expect(!view.isEnded)
    await pass(.seconds(1))
    #expect(view.isEnded)
  }

  @Test func reconnectedSessionsStay() async throws {
    let (session, view) = try #require(open())
    registry.markHealthy(session)
    registry.markLost(session)
    await pass(.seconds(299))
    registry.markHealthy(session)
    await pass(.seconds(299))
    #expect(!view.isEnded)
  }

  @Test func aStalledPageLosesItsSocketAndKeepsItsSession() async throws {
    let (session, view) = try #require(open())
    let connection = TestConnection()
    #expect(session.resume(on: connection.connection, after: 0) != nil)
    registry.markHealthy(session)
    registry.markStalled(session)
    await pass(.seconds(60))
    #expect(try await connection.sent() == ["close 4408"])
    #expect(!view.isEnded)
  }

  @Test func theOldestUnclaimedSessionMakesRoomForANewOne() async throws {
    var views: [FakeViewSource] = []
    for address in [ClientAddress.unknown, .unknown, .example, .example] {
      views.append(try #require(open(for: address)).view)
      await pass(.seconds(1))
    }
    #expect(views.map(\.isEnded) == [true, false, false, false])
  }

  @Test func addressesOverTheirPageLimitLoseTheirOwnSessions() async throws {
    let honest = try #require(open(for: .example))
    var flood: [FakeViewSource] = []
    for _ in 1...5 {
      flood.append(try #require(open()).view)
      await pass(.seconds(3))
    }
    #expect(!honest.view.isEnded)
    #expect(flood.map(\.isEnded) == [true, true, true, false, false])
  }

  @Test func aPageThatMayBeAboutToConnectIsNotEnded() async throws {
    for _ in 1...2 { _ = try #require(open()) }
    #expect(open() == nil)
    let honest = try #require(open(for: .example))
    #expect(open(for: .example) == nil)
    await pass(.seconds(2))
    #expect(open() == nil)
    #expect(!honest.view.isEnded)
    await pass(.seconds(1))
    #expect(open() != nil)
  }

  // MARK: Shares of addresses

  private func registry(_ change: (inout WebLimits) -> Void) -> SessionRegistry {
    var limits = WebLimits()
    change(&limits)
    return SessionRegistry(limits: limits) { [time] in time.now }
  }

  private func claimed(_ registry: SessionRegistry, for address: ClientAddress) throws -> (
    session: Session, view: FakeViewSource
  ) {
    let view = FakeViewSource()
    let session = try #require(registry.open(view, for: address))
    registry.markHealthy(session)
    return (session, view)
  }

  @Test func aConnectedSessionStillCountsForItsAddress() throws {
    let registry = registry { $0.maximumSessionsPerAddress = 2 }
    let first = try claimed(registry, for: .example)
    _ = try claimed(registry, for: .example)
    #expect(throws: PageRefusal.full) { try registry.reserve(for: .example) }
    #expect(registry.open(FakeViewSource(), for: .at("192.0.2.2")) != nil)
    registry.markLost(first.session)
    #expect(registry.open(FakeViewSource(), for: .example) != nil)
    #expect(first.view.isEnded)
  }

  @Test func networksOfOneSiteShareItsSessionLimit() throws {
    let registry = registry { $0.maximumSessionsPerAddress = 2 }
    for network in ["2001:db8:1:1::1", "2001:db8:1:2::1"] { _ = try claimed(registry, for: .at(network)) }
    #expect(throws: PageRefusal.full) { try registry.reserve(for: .at("2001:db8:1:3::1")) }
    #expect(registry.open(FakeViewSource(), for: .at("2001:db8:2:1::1")) != nil)
  }

  @Test func aFullHostEndsALostSessionOfTheLargestAddress() throws {
    let registry = registry { $0.maximumSessions = 5 }
    let honest = try claimed(registry, for: .example)
    registry.markLost(honest.session)
    time.advance(by: .seconds(1))
    let flood = try (1...4).map { _ in try claimed(registry, for: .at("192.0.2.9")) }
    for page in flood { registry.markLost(page.session) }
    #expect(registry.open(FakeViewSource(), for: .at("192.0.2.2")) != nil)
    #expect(!honest.view.isEnded)
    #expect(flood.map(\.view.isEnded) == [true, false, false, false])
  }

  @Test func anAddressWithFewerPagesReplacesThoseOfAFloodAtOnce() throws {
    let registry = registry { $0.maximumUnclaimedSessions = 10 }
    let flood = try (1...10).map { number in
      let view = FakeViewSource()
      _ = try #require(registry.open(view, for: .at("2001:db8:1:\(number)::1")))
      return view
    }
    let honest = FakeViewSource()
    #expect(registry.open(honest, for: .example) != nil)
    #expect(flood.map(\.isEnded) == [true] + Array(repeating: false, count: 9))
    // The flood itself waits for the grace period.
    #expect(throws: PageRefusal.full) { try registry.reserve(for: .at("2001:db8:1:99::1")) }
    time.advance(by: .seconds(3))
    #expect(registry.open(FakeViewSource(), for: .at("2001:db8:1:99::1")) != nil)
    #expect(!honest.isEnded)
  }

  @Test func anAddressOpensPagesAtALimitedRate() throws {
    let registry = registry {
      $0.maximumPageBurst = 3
      $0.maximumPagesPerSecond = 2
    }
    for _ in 1...3 { _ = try claimed(registry, for: .at("2001:db8:1:1::1")) }
    #expect(throws: PageRefusal.tooFast) { try registry.reserve(for: .at("2001:db8:1:2::1")) }
    _ = try claimed(registry, for: .example)
    time.advance(by: .milliseconds(500))
    _ = try claimed(registry, for: .at("2001:db8:1:2::1"))
    #expect(throws: PageRefusal.tooFast) { try registry.reserve(for: .at("2001:db8:1:2::1")) }
  }

  @Test func aHostThatIsShortOfMemoryEndsSessionsWithoutASocket() throws {
    let registry = registry { _ in }
    let (lost, connected) = (try claimed(registry, for: .example), try claimed(registry, for: .example))
    registry.markLost(lost.session)
    let old = FakeViewSource()
    #expect(registry.open(old) != nil)
    time.advance(by: .seconds(3))
    let young = FakeViewSource()
    #expect(registry.open(young) != nil)
    registry.noteMemory(isShort: true)
    #expect([lost.view, connected.view, old, young].map(\.isEnded) == [true, false, true, false])
    #expect(throws: PageRefusal.full) { try registry.reserve(for: .example) }
    registry.noteMemory(isShort: false)
    #expect(registry.open(FakeViewSource()) != nil)
  }

  @Test func sessionsAreReservedBeforeTheirWindowIsMounted() throws {
    let registry = registry { $0.maximumUnclaimedSessionsPerAddress = 1 }
    let place = try registry.reserve(for: .example)
    #expect(throws: PageRefusal.full) { try registry.reserve(for: .example) }
    registry.remove(place)
    let next = try registry.reserve(for: .example)
    time.advance(by: .seconds(3))
    _ = try registry.reserve(for: .example)
    // Its place was given away.
    #expect(!registry.add(Session(FakeViewSource(), token: next, limits: limits) { _ in }))
  }

  @Test func aSessionWithoutASocketMakesRoomBeforeAPageIsRefused() throws {
    var opened: [(session: Session, view: FakeViewSource)] = []
    for _ in 1...5 {
      let next = try #require(open())
      registry.markHealthy(next.session)
      opened.append(next)
    }
    #expect(open() == nil)
    registry.markLost(opened[2].session)
    #expect(open() != nil)
    #expect(opened.map(\.view.isEnded) == [false, false, true, false, false])
  }
}
