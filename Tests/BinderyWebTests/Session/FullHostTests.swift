import BinderyViews
import Testing

@testable import BinderyWeb

/// What gives way when a host or an address has as many sessions as it may have.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FullHostTests {
  private let time = TestTime()
  private let flood = ClientAddress.at("192.0.2.9")

  private func registry(_ change: (inout WebLimits) -> Void) -> SessionRegistry {
    var limits = WebLimits()
    change(&limits)
    return SessionRegistry(limits: limits) { [time] in time.now }
  }

  /// Opens a window with a socket, a second after the one before.
  @discardableResult
  private func connect(_ registry: SessionRegistry, from address: ClientAddress) async throws -> (
    session: Session, view: FakeViewSource, page: TestConnection
  ) {
    time.advance(by: .seconds(1))
    let (view, page) = (FakeViewSource(), TestConnection(from: address))
    let session = try #require(registry.open(view, for: address))
    _ = session.resume(on: page.connection, after: 0)
    registry.markHealthy(session)
    return (session, view, page)
  }

  @Test func theLongestIdleWindowOfTheLargestNetworkMakesRoomForAnAddressWithFewer() async throws {
    let registry = registry { $0.maximumSessions = 5 }
    let honest = try await connect(registry, from: .at("192.0.2.2"))
    var idle: [(session: Session, view: FakeViewSource, page: TestConnection)] = []
    for _ in 1...4 { idle.append(try await connect(registry, from: flood)) }
    registry.markUsed(idle[0].session)
    #expect(registry.hasRoomForNewcomer)
    for number in 10...11 { try await connect(registry, from: .at("192.0.2.\(number)")) }
    #expect(!honest.view.isEnded)
    #expect(idle.map(\.view.isEnded) == [false, true, true, false])
    // Its page connects again, and restores its window in a new session.
    #expect(try await idle[1].page.sent() == ["close 4404"])
  }

  @Test func aLostSessionOfTheLargestNetworkEndsBeforeAConnectedOneAndBeforeThoseOfOthers() async throws {
    let registry = registry { $0.maximumSessions = 5 }
    let honest = try await connect(registry, from: .at("192.0.2.2"))
    registry.markLost(honest.session)
    var pages: [(session: Session, view: FakeViewSource, page: TestConnection)] = []
    for _ in 1...4 { pages.append(try await connect(registry, from: flood)) }
    registry.markLost(pages[2].session)
    try await connect(registry, from: .example)
    #expect(pages.map(\.view.isEnded) == [false, false, true, false])
    try await connect(registry, from: .at("192.0.2.3"))
    #expect(!honest.view.isEnded)
    #expect(pages.map(\.view.isEnded) == [true, false, true, false])
  }

  @Test func aFullHostRefusesTheAddressThatFillsIt() async throws {
    let registry = registry { $0.maximumSessions = 4 }
    try await connect(registry, from: .at("192.0.2.2"))
    for _ in 1...3 { try await connect(registry, from: flood) }
    #expect(throws: PageRefusal.full) { try registry.reserve(for: flood) }
  }

  @Test func windowsOfEqualAddressesGiveWayOnceTheyAreIdle() async throws {
    let registry = registry { $0.maximumSessions = 3 }
    var pages: [(session: Session, view: FakeViewSource, page: TestConnection)] = []
    for number in 1...3 { pages.append(try await connect(registry, from: .at("192.0.2.\(number)"))) }
    #expect(!registry.hasRoomForNewcomer)
    #expect(throws: PageRefusal.full) { try registry.reserve(for: .at("192.0.2.99")) }
    time.advance(by: .seconds(299))
    registry.markUsed(pages[0].session)
    #expect(registry.hasRoomForNewcomer)
    try await connect(registry, from: .at("192.0.2.99"))
    #expect(pages.map(\.view.isEnded) == [false, true, false])
  }

  @Test func anAddressAtItsOwnLimitEndsItsOwnIdleWindow() async throws {
    let registry = registry { $0.maximumSessionsPerAddress = 2 }
    let (first, second) = (try await connect(registry, from: flood), try await connect(registry, from: flood))
    #expect(throws: PageRefusal.full) { try registry.reserve(for: flood) }
    time.advance(by: .seconds(300))
    registry.markUsed(first.session)
    try await connect(registry, from: flood)
    #expect([first.view.isEnded, second.view.isEnded] == [false, true])
  }

  @Test func anEventIsAUseOfItsWindow() async throws {
    var limits = WebLimits()
    limits.maximumSessions = 2
    let registry = SessionRegistry(limits: limits) { [time] in time.now }
    let dispatcher = SessionDispatcher(registry: registry, limits: limits, clock: time.clock)
    let views = [FakeViewSource(), FakeViewSource()]
    let pages = [TestConnection(from: flood), TestConnection(from: flood)]
    for (view, page) in zip(views, pages) {
      let session = try #require(dispatcher.open(view, for: flood))
      dispatcher.receive(.hello(session), on: page)
      time.advance(by: .seconds(1))
    }
    dispatcher.receive(.tap(1), on: pages[0])
    #expect(dispatcher.open(FakeViewSource(), for: .example) != nil)
    #expect(views.map(\.isEnded) == [false, true])
  }

  @Test func aHostThatIsShortOfMemoryEndsIdleWindowsOfALargeNetworkIfNothingElseHelps() async throws {
    let registry = registry { _ in }
    let honest = try await connect(registry, from: .example)
    var pages: [FakeViewSource] = []
    for _ in 1...49 { pages.append(try await connect(registry, from: flood).view) }
    registry.noteMemory(isShort: true)
    #expect(registry.count == 50)
    registry.noteMemory(isShort: false)
    pages.append(try await connect(registry, from: flood).view)
    registry.noteMemory(isShort: true)
    #expect(!honest.view.isEnded)
    #expect(pages.map(\.isEnded) == Array(repeating: true, count: 5) + Array(repeating: false, count: 45))
  }

  @Test func aSessionWhosePageComesBackWhileOthersExpireStays() async throws {
    let registry = registry { _ in }
    let pages = [
      try await connect(registry, from: .example), try await connect(registry, from: .example),
    ]
    for page in pages {
      page.session.detach()
      registry.markLost(page.session)
    }
    time.advance(by: .seconds(300))
    let back = Task {
      for page in pages {
        _ = page.session.resume(on: TestConnection().connection, after: 0)
        registry.markHealthy(page.session)
      }
    }
    await registry.expire()
    await back.value
    #expect(pages.map(\.view.isEnded) == [false, false])
  }
}
