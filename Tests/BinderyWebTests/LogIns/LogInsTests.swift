import BinderyViewModels
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

  private func ticket(
    _ logIns: LogIns, session: SessionToken = SessionToken(), browser: BrowserToken? = BrowserToken()
  ) throws -> String {
    logIns.ticket(
      LogInTickets.Ticket(
        request: try #require(logIns.request(of: "ada")), browser: browser, session: session,
        address: "/members"))
  }

  @Test func aUserWithTooManyLogInsLosesTheOldestOne() throws {
    let logIns = makeLogIns({ $0.maximumLogInsPerUser = 2 }, now: { start })
    let other = try #require(logIns.begin("bob", replacing: nil)).logIn
    let own = try (1...3).map { _ in try #require(logIns.begin("ada", replacing: nil)).logIn }
    #expect(own.map(\.isOver) == [true, false, false])
    #expect(!other.isOver)
    #expect(logIns.count == 3)
  }

  @Test func theOldestOfTooManyLogInsEnds() throws {
    var now = start
    let logIns = makeLogIns({ $0.maximumLogIns = 2 }, now: { now })
    let all = try ["ada", "bob", "ada"].map { id in
      now += .seconds(1)
      return try #require(logIns.begin(id, replacing: nil)).logIn
    }
    #expect(all.map(\.isOver) == [true, false, false])
  }

  @Test func theEndOfAllLogInsOfAUserEndsThoseThatAreNotCompletedToo() throws {
    let logIns = makeLogIns(now: { start })
    let browser = BrowserToken()
    let ticket = try ticket(logIns, browser: browser)
    let window = WindowUser(logIns, nil, from: .unknown)
    let other = WindowUser(logIns, nil, from: .unknown)
    #expect(window.logIn("ada") && other.logIn("bob"))
    // As where a forgotten password is reset: nobody is logged in there.
    WindowUser(logIns, nil, from: .unknown).logOutEverywhere("ada")
    #expect(logIns.redeem(ticket, for: Visitor(browser: browser)) == nil)
    #expect(!window.hasRequest && window.takeRequest() == nil)
    #expect(other.takeRequest()?.user == "bob")
    #expect(window.logIn("ada") && window.takeRequest()?.user == "ada", "A later log-in counts.")
  }

  @Test func aLogInThatNoPageCompletesIsForgotten() {
    var now = start
    let logIns = makeLogIns(now: { now })
    let window = WindowUser(logIns, nil, from: .unknown)
    #expect(window.logIn("ada"))
    now += .seconds(30)
    #expect(!window.hasRequest && window.takeRequest() == nil)
  }

  @Test func aSessionHasOneTicketAndOldOnesAreForgotten() throws {
    var now = start
    let logIns = makeLogIns(now: { now })
    let (session, browser) = (SessionToken(), BrowserToken())
    let first = try ticket(logIns, session: session, browser: browser)
    _ = try ticket(logIns, session: session, browser: browser)
    #expect(logIns.ticketCount == 1)
    #expect(logIns.redeem(first, for: Visitor(browser: browser)) == nil)
    now += .seconds(30)
    logIns.expire()
    #expect(logIns.ticketCount == 0)
  }

  @Test func aTicketWithoutABrowserIsValidInNone() throws {
    let logIns = makeLogIns(now: { start })
    #expect(logIns.redeem(try ticket(logIns, browser: nil), for: Visitor()) == nil)
  }

  @Test func theEndOfALogInTakesTheUserFromItsWindows() throws {
    let logIns = makeLogIns(now: { start })
    var ended: [User.ID] = []
    logIns.onEnd = { ended.append($0.user) }
    let (token, logIn) = try #require(logIns.begin("ada", replacing: nil))
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
    #expect(logIns.logIn(of: Visitor(logIn: token)) == nil)
  }

  @Test func theIdentityOfAUsersSettingsIsAPlainName() {
    #expect(Visitor().settingsName(user: "../ä") == "user-2e2e2fc3a4")
    let long = ["a", "b"].compactMap { Visitor().settingsName(user: String(repeating: "x", count: 300) + $0) }
    #expect(long[0] != long[1])
    #expect(long.allSatisfy { $0.wholeMatch(of: /user-[0-9A-Za-z_-]{40}/) != nil })
  }
}
