import BinderyViewModels
import Testing

@testable import BinderyWeb

/// The log-ins of a host, without a network.
@MainActor
@Suite struct LogInsTests {
  private let users = TestUsers()
  private let time = TestTime()

  private func makeLogIns(_ change: (inout WebLimits) -> Void = { _ in }) -> LogIns {
    var limits = WebLimits()
    change(&limits)
    return LogIns(directory: users, limits: limits, clock: time.clockWithoutTimeouts)
  }

  private func ticket(
    _ logIns: LogIns, session: SessionToken = SessionToken(), browser: BrowserToken? = BrowserToken()
  ) async throws -> String {
    logIns.makeTicket(
      try #require(try await logIns.request(of: "ada")), for: browser, session: session, to: "/members")
  }

  @Test func aUserWithTooManyLogInsLosesTheOldestOne() async throws {
    let logIns = makeLogIns { $0.maximumLogInsPerUser = 2 }
    let other = try await logIns.begin("bob").logIn
    var own: [LogIn] = []
    for _ in 1...3 { own.append(try await logIns.begin("ada").logIn) }
    #expect(own.map(\.isOver) == [true, false, false])
    #expect(!other.isOver)
    #expect(logIns.count == 3)
  }

  @Test func theOldestOfTooManyLogInsEnds() async throws {
    let logIns = makeLogIns { $0.maximumLogIns = 2 }
    var all: [LogIn] = []
    for id in ["ada", "bob", "ada"] {
      time.advance(by: .seconds(1))
      all.append(try await logIns.begin(id).logIn)
    }
    #expect(all.map(\.isOver) == [true, false, false])
  }

  @Test func theEndOfAllLogInsOfAUserEndsThoseThatAreNotCompletedToo() async throws {
    let logIns = makeLogIns()
    let browser = BrowserToken()
    let ticket = try await ticket(logIns, browser: browser)
    let window = WindowUser(logIns, nil, from: .unknown)
    let other = WindowUser(logIns, nil, from: .unknown)
    #expect(try await window.logIn("ada"))
    #expect(try await other.logIn("bob"))
    // As where a forgotten password is reset: nobody is logged in there.
    WindowUser(logIns, nil, from: .unknown).logOutEverywhere("ada")
    #expect(await logIns.redeem(ticket, for: Visitor(browser: browser)) == nil)
    #expect(!window.hasRequest && window.takeRequest() == nil)
    #expect(other.takeRequest()?.user == "bob")
    #expect(try await window.logIn("ada"))
    #expect(window.takeRequest()?.user == "ada", "A later log-in counts.")
  }

  @Test func aLogInThatNoPageCompletesIsForgotten() async throws {
    let logIns = makeLogIns()
    let window = WindowUser(logIns, nil, from: .unknown)
    #expect(try await window.logIn("ada"))
    time.advance(by: .seconds(30))
    #expect(!window.hasRequest && window.takeRequest() == nil)
  }

  @Test func aSessionHasOneTicketAndOldOnesAreForgotten() async throws {
    let logIns = makeLogIns()
    let (session, browser) = (SessionToken(), BrowserToken())
    let first = try await ticket(logIns, session: session, browser: browser)
    _ = try await ticket(logIns, session: session, browser: browser)
    #expect(logIns.ticketCount == 1)
    #expect(await logIns.redeem(first, for: Visitor(browser: browser)) == nil)
    time.advance(by: .seconds(30))
    logIns.expire()
    #expect(logIns.ticketCount == 0)
  }

  @Test func aTicketWithoutABrowserIsValidInNone() async throws {
    let logIns = makeLogIns()
    #expect(await logIns.redeem(try await ticket(logIns, browser: nil), for: Visitor()) == nil)
  }

  @Test func theEndOfALogInTakesTheUserFromItsWindows() async throws {
    let logIns = makeLogIns()
    var ended: [User.ID] = []
    logIns.onEnd = { ended.append($0.user) }
    let (token, logIn) = try await logIns.begin("ada")
    let session = UserSession(
      host: WindowUser(logIns, logIn, from: .unknown), account: logIn.account)
    #expect(session.user?.name == "Ada")
    users.users["ada"]?.name = "Ada L."
    await session.refresh()
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
