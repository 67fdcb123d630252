import BinderyViewModels
import TestSupport
import Testing

@testable import BinderyWeb

/// The address at which a page completes a log-in, and what others can do with it.
@Suite(.timeLimit(.minutes(10))) struct LogInTicketTests {
  private let users = TestUsers()
  private let time = TestTime()

  private func withTicket(
    _ body: (HostServer, TestBrowser, _ address: String) async throws -> Void
  ) async throws {
    try await HostServer.run(
      apps: { [MembersApp()] }, configure: { $0.users = users }, clock: time.clock
    ) { server in
      let browser = TestBrowser(server)
      let window = try await browser.open()
      try await window.press("As Ada")
      try await body(server, browser, try await window.openedAddress())
    }
  }

  private func expectRefusal(_ answer: HTTPAnswer, by server: HostServer, count: Int = 1) {
    #expect(answer.status == 403)
    #expect(answer["Set-Cookie"] == nil)
    #expect(answer.text.contains("Go back and log in again."))
    #expect(server.host.count(of: .refusedLogIn) == count)
  }

  @Test func ticketsExpireAfterThirtySeconds() async throws {
    try await withTicket { _, browser, address in
      time.advance(by: .seconds(29))
      let answer = try await browser.answer("GET \(address)")
      #expect(answer.status == 303)
    }
    try await withTicket { server, browser, address in
      time.advance(by: .seconds(30))
      expectRefusal(try await browser.answer("GET \(address)"), by: server)
      #expect(try await browser.open().shows("User: nobody"))
    }
  }

  @Test func aTicketIsUsedOnce() async throws {
    try await withTicket { server, browser, address in
      #expect(try await browser.answer("GET \(address)").status == 303)
      expectRefusal(try await browser.answer("GET \(address)"), by: server)
    }
  }

  @Test func aTicketIsOfNoUseInAnotherBrowserAndIsSpentThere() async throws {
    try await withTicket { server, browser, address in
      let other = TestBrowser(server)
      _ = try await other.open()
      expectRefusal(try await other.answer("GET \(address)"), by: server)
      expectRefusal(try await browser.answer("GET \(address)"), by: server, count: 2)
    }
    try await withTicket { server, _, address in
      expectRefusal(try await server.answer("GET \(address)", headers: ["Cookie:"]), by: server)
    }
  }

  @Test(arguments: [("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)])
  func aLinkOfAnotherSiteCompletesNoLogIn(site: String, status: Int) async throws {
    try await withTicket { _, browser, address in
      let answer = try await browser.answer("GET \(address)", headers: ["Sec-Fetch-Site: \(site)"])
      #expect(answer.status == status)
    }
  }

  @Test func onlyGetRequestsSpendATicket() async throws {
    try await withTicket { _, browser, address in
      let statuses = [
        try await browser.answer("HEAD \(address)").status,
        try await browser.answer("POST \(address)", headers: ["Content-Length: 0"]).status,
        try await browser.answer("GET \(address)").status,
      ]
      #expect(statuses == [403, 405, 303])
    }
  }

  @Test(arguments: [
    "", "?ticket=", "?ticket=00000000000000000000000000000000", "?ticket=x", "?ticket=%00",
    "?ticket=//evil.example",
  ])
  func aTicketThatWasNeverMadeIsRefused(query: String) async throws {
    try await withTicket { server, browser, _ in
      expectRefusal(try await browser.answer("GET /bindery/log-in\(query)"), by: server)
    }
  }

  @Test func logInReturnsToTheAddressOfTheWindowOnly() async throws {
    try await withTicket { _, browser, address in
      let more = "&to=https://evil.example&next=//evil.example&return=/x"
      let answer = try await browser.answer("GET \(address)\(more)")
      #expect(answer["Location"] == "/members")
    }
  }

  @Test func logInReplacesAnEarlierToken() async throws {
    try await withTicket { server, browser, address in
      let planted = String(repeating: "f", count: 32)
      browser.cookies["bindery_log_in"] = planted
      let answer = try await browser.answer("GET \(address)")
      #expect(answer.status == 303)
      #expect(browser.logIn != planted)
      let attacker = TestBrowser(server)
      attacker.cookies = browser.cookies
      attacker.cookies["bindery_log_in"] = planted
      let window = try await attacker.open()
      #expect(window.shows("User: nobody"))
    }
  }

  @Test func aUserWhoIsDisabledMeanwhileIsNotLoggedIn() async throws {
    try await withTicket { server, browser, address in
      await MainActor.run { users.users["ada"] = nil }
      expectRefusal(try await browser.answer("GET \(address)"), by: server)
    }
  }

  @Test func aLogInEndsByItselfAndThatOfADisabledUserWithoutAnEvent() async throws {
    try await withTicket { server, browser, address in
      _ = try await browser.answer("GET \(address)")
      let window = try await browser.open()
      time.advance(by: .seconds(31))
      await server.host.logIns?.expire()
      #expect(await server.host.logIns?.count == 1)
      await MainActor.run { users.users["ada"] = nil }
      time.advance(by: .seconds(31))
      await server.host.logIns?.expire()
      try await window.end()
      #expect(await server.host.logIns?.count == 0)
    }
    await MainActor.run { users.users["ada"] = User(id: "ada", name: "Ada") }
    try await withTicket { server, browser, address in
      _ = try await browser.answer("GET \(address)")
      let window = try await browser.open()
      time.advance(by: .seconds(14 * 86_400))
      await server.host.logIns?.expire()
      try await window.end()
      #expect(try await browser.open().shows("User: nobody"))
    }
  }

  @Test func theLogHasNoTicketAndNoToken() async throws {
    let log = CapturedLog()
    var secrets: [String] = []
    try await HostServer.run(
      apps: { [MembersApp()] },
      configure: {
        $0.users = users
        $0.logger = log.logger
      }
    ) { server in
      let browser = TestBrowser(server)
      let window = try await browser.open()
      try await window.press("As Ada")
      let address = try await window.openedAddress()
      _ = try await TestBrowser(server).answer("GET \(address)")
      try await window.press("As Ada")
      let second = try await window.openedAddress()
      _ = try await browser.answer("GET \(second)")
      secrets = [address, second].map { String($0.suffix(32)) } + [try #require(browser.logIn)]
      let open = try await browser.open()
      try await open.press("Leave")
      try await open.end()
    }
    #expect(!log.lines.isEmpty)
    for line in log.lines {
      for secret in secrets { #expect(!"\(line.text) \(line.metadata)".contains(secret)) }
    }
  }
}
