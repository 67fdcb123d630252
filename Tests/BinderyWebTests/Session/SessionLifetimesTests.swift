import Testing

@testable import BinderyWeb

/// The expiry of sessions, in virtual time.
@MainActor
@Suite struct SessionLifetimesTests {
  private final class Time {
    var now = ContinuousClock.now
  }

  private let time = Time()
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
    let session = Session(view, limits: limits) { _ in }
    return registry.add(session, for: address) ? (session, view) : nil
  }

  private func pass(_ duration: Duration) {
    time.now += duration
    registry.expire()
  }

  @Test func aSessionThatNobodyClaimsEnds() throws {
    let (_, view) = try #require(open())
    pass(.seconds(29))
    #expect(!view.isEnded)
    pass(.seconds(1))
    #expect(view.isEnded)
    #expect(registry.count == 0)
  }

  @Test func aConnectedSessionDoesNotEnd() throws {
    let (session, view) = try #require(open())
    registry.markHealthy(session)
    pass(.seconds(86_400))
    #expect(!view.isEnded)
  }

  @Test func aSessionThatLostItsSocketWaitsFiveMinutes() throws {
    let (session, view) = try #require(open())
    registry.markHealthy(session)
    registry.markLost(session)
    pass(.seconds(200))
    // Losing a socket twice does not extend the lifetime.
    registry.markLost(session)
    pass(.seconds(99))
    #expect(!view.isEnded)
    pass(.seconds(1))
    #expect(view.isEnded)
  }

  @Test func aSessionThatComesBackStays() throws {
    let (session, view) = try #require(open())
    registry.markHealthy(session)
    registry.markLost(session)
    pass(.seconds(299))
    registry.markHealthy(session)
    pass(.seconds(299))
    #expect(!view.isEnded)
  }

  @Test func aStalledPageLosesItsSocketAndKeepsItsSession() async throws {
    let (session, view) = try #require(open())
    let connection = TestConnection()
    #expect(session.resume(on: connection.connection, after: 0) != nil)
    registry.markHealthy(session)
    registry.markStalled(session)
    pass(.seconds(60))
    #expect(try await connection.sent() == ["close 4408"])
    #expect(!view.isEnded)
  }

  @Test func theOldestUnclaimedSessionMakesRoomForANewOne() throws {
    var views: [FakeViewSource] = []
    for address in [ClientAddress.unknown, .unknown, .example, .example] {
      views.append(try #require(open(for: address)).view)
      pass(.seconds(1))
    }
    #expect(views.map(\.isEnded) == [true, false, false, false])
  }

  @Test func anAddressThatAsksForTooManyPagesLosesItsOwn() throws {
    let honest = try #require(open(for: .example))
    var flood: [FakeViewSource] = []
    for _ in 1...5 {
      flood.append(try #require(open()).view)
      pass(.seconds(3))
    }
    #expect(!honest.view.isEnded)
    #expect(flood.map(\.isEnded) == [true, true, true, false, false])
  }

  @Test func aPageThatMayBeAboutToConnectIsNotEnded() throws {
    for _ in 1...2 { _ = try #require(open()) }
    #expect(open() == nil)
    let honest = try #require(open(for: .example))
    #expect(open(for: .example) == nil)
    pass(.seconds(2))
    #expect(open() == nil)
    #expect(!honest.view.isEnded)
    pass(.seconds(1))
    #expect(open() != nil)
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
