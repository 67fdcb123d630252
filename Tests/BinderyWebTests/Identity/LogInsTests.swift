import BinderyScenes
import Testing

@testable import BinderyWeb

/// The log-ins of a host, without a network.
@MainActor
@Suite struct LogInsTests {
  private let users = TestUsers()
  private let start = ContinuousClock.now

  private func makeLogIns(
    _ change: (inout WebLimits) -> Void = { _ in }, now: @escaping @MainActor () -> ContinuousClock.Instant
  ) -> LogIns {
    var limits = WebLimits()
    change(&limits)
    return LogIns(directory: users, limits: limits, now: now)
  }

  private func ticket(session: SessionToken = SessionToken(), visitor: VisitorID? = VisitorID())
    -> LogInTickets.Ticket
  {
    LogInTickets.Ticket(user: "ada", visitor: visitor, session: session, address: "/members")
  }

  @Test func aUserWithTooManyLogInsLosesTheOldestOne() throws {
    let logIns = makeLogIns({ $0.maximumLogInsPerUser = 2 }, now: { start })
    let other = try #require(logIns.begin("bob", replacing: nil))
    let own = try (1...3).map { _ in try #require(logIns.begin("ada", replacing: nil)) }
    #expect(own.map(\.isOver) == [true, false, false])
    #expect(!other.isOver)
    #expect(logIns.count == 3)
  }

  @Test func aSessionHasOneTicketAndOldOnesAreForgotten() {
    var now = start
    let logIns = makeLogIns(now: { now })
    let (session, visitor) = (SessionToken(), VisitorID())
    let first = logIns.ticket(ticket(session: session, visitor: visitor))
    _ = logIns.ticket(ticket(session: session, visitor: visitor))
    #expect(logIns.ticketCount == 1)
    #expect(logIns.redeem(first, visitor: visitor) == nil)
    now += .seconds(30)
    logIns.expire()
    #expect(logIns.ticketCount == 0)
  }

  @Test func aTicketWithoutABrowserIsValidInNone() {
    let logIns = makeLogIns(now: { start })
    #expect(logIns.redeem(logIns.ticket(ticket(visitor: nil)), visitor: nil) == nil)
  }

  @Test func aTokenThatIsBeingReplacedIsNotRemovedFromTheBrowser() throws {
    var now = start
    let logIns = makeLogIns(now: { now })
    let old = try #require(logIns.begin("ada", replacing: nil)).token
    #expect(!logIns.isStale(old))
    _ = logIns.begin("bob", replacing: old)
    // Another request of the browser may be answered after the one that sets the new token.
    #expect(logIns.logIn(old) == nil)
    #expect(!logIns.isStale(old))
    now += .seconds(30)
    logIns.expire()
    #expect(logIns.isStale(old))
    #expect(!logIns.isStale(nil))
  }

  @Test func theEndOfALogInTakesTheUserFromItsWindows() throws {
    let logIns = makeLogIns(now: { start })
    var ended: [User.ID] = []
    logIns.onEnd = { ended.append($0.user) }
    let logIn = try #require(logIns.begin("ada", replacing: nil))
    let session = UserSession(
      host: WindowUser(logIns, logIn, from: .unknown), account: logIn.account)
    #expect(session.user?.name == "Ada")
    users.users["ada"]?.name = "Ada L."
    session.refresh()
    #expect(session.user?.name == "Ada L.")
    session.logOut()
    session.logOut()
    #expect(session.user == nil)
    #expect(ended == ["ada"])
    #expect(logIns.logIn(logIn.token) == nil)
  }

  @Test func theIdentityOfAUsersSettingsIsAPlainName() {
    #expect(PersonID(user: "../ä").text == "user-2e2e2fc3a4")
  }
}
