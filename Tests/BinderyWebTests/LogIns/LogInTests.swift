import BinderyViewModels
import TestSupport
import Testing

@testable import BinderyWeb

/// Log-ins over the socket, through a host on loopback.
@Suite(.timeLimit(.minutes(10))) struct LogInTests {
  private let users = TestUsers()

  private func withMembers<R>(
    configure: (inout WebConfiguration) -> Void = { _ in }, _ body: (HostServer) async throws -> R
  ) async throws -> R {
    try await HostServer.run(
      apps: { [MembersApp()] },
      configure: {
        $0.users = users
        configure(&$0)
      }, body)
  }

  @Test func aUserLogsInAndThePageLoadsAgain() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let window = try await browser.open("/members?q=1")
      #expect(window.shows("User: nobody"))
      let answer = try await browser.logIn("As Ada", in: window)
      #expect(answer["Location"] == "/members?q=1")
      #expect(answer["Cache-Control"] == "no-store")
      let cookie = try #require(answer["Set-Cookie"])
      #expect(cookie.wholeMatch(of: /bindery_log_in=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax/) != nil)
      #expect(try await browser.open().shows("User: Ada"))
    }
  }

  @Test func aUserLogsInAfterTheirEvent() async throws {
    let (proof, proven) = AsyncStream<Never>.makeStream()
    try await HostServer.run(
      apps: { [MembersApp(proof: proof)] }, configure: { $0.users = users }
    ) { server in
      let browser = TestBrowser(server)
      let window = try await browser.open()
      try await window.press("Later")
      try await window.frame("[0,1]")
      proven.finish()
      let answer = try await browser.answer("GET \(try await window.openedAddress())")
      #expect(answer.status == 303)
      #expect(try await browser.open().shows("User: Ada"))
    }
  }

  @Test func logInCookieIsSecureAndHostOnlyBehindATLSProxy() async throws {
    try await withMembers(configure: { $0.clientAddress = .forwardedFor() }) { server in
      let browser = TestBrowser(server)
      browser.headers = ["X-Forwarded-For: 192.0.2.7", "X-Forwarded-Proto: https"]
      let answer = try await browser.logIn("As Ada", in: try await browser.open())
      let cookie = try #require(answer["Set-Cookie"])
      #expect(
        cookie.wholeMatch(
          of: /__Host-bindery_log_in=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure/) != nil)
      #expect(try await browser.open().shows("User: Ada"))
      // A cookie that a subdomain or an unencrypted response could have set proves nothing over TLS.
      browser.cookies["bindery_log_in"] = browser.cookies.removeValue(forKey: "__Host-bindery_log_in")
      #expect(try await browser.open().shows("User: nobody"))
    }
  }

  @Test func allWindowsOfABrowserHaveItsUserAndOtherBrowsersDoNot() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let open = try await browser.open()
      try await browser.logIn("As Ada", in: try await browser.open())
      // A window that was open before loads again.
      try await open.end()
      #expect(try await browser.open().shows("User: Ada"))
      #expect(try await browser.open("/members/other").shows("User: Ada"))
      #expect(try await TestBrowser(server).open().shows("User: nobody"))
    }
  }

  @Test func usersUnknownToTheDirectoryAreNotLoggedIn() async throws {
    try await withMembers { server in
      let window = try await TestBrowser(server).open()
      try await window.press("As Eve")
      #expect(try await !window.frame("refused 1").contains(#"["o""#))
    }
  }

  @Test func logInNeedsADirectory() async throws {
    try await withMembers(configure: { $0.users = nil }) { server in
      let browser = TestBrowser(server)
      let window = try await browser.open()
      try await window.press("As Ada")
      try await window.frame("refused 1")
      #expect(try await browser.answer("GET /bindery/log-in?ticket=0").status == 404)
    }
  }

  @Test func logOutEndsAllWindowsOfTheLogInAtOnce() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let first = try await browser.logIn("As Ada")
      let second = try await browser.open()
      let elsewhere = TestBrowser(server)
      let third = try await elsewhere.logIn("As Ada")
      try await first.press("Leave")
      try await first.end()
      try await second.end()
      // The token proves nothing any more.
      #expect(browser.logIn != nil)
      #expect(try await browser.open().shows("User: nobody"))
      // The same user stays logged in elsewhere.
      try await third.press("Delete")
      try await third.frame("Deleted 1")
    }
  }

  @Test func logOutEverywhereEndsAllLogInsOfTheUserOnly() async throws {
    try await withMembers { server in
      let here = TestBrowser(server)
      let elsewhere = TestBrowser(server)
      let other = TestBrowser(server)
      let first = try await here.logIn("As Ada")
      let second = try await elsewhere.logIn("As Ada")
      let third = try await other.logIn("As Bob")
      try await first.press("Leave everywhere")
      try await first.end()
      try await second.end()
      #expect(try await elsewhere.open().shows("User: nobody"))
      try await third.press("Delete")
      try await third.frame("refused 1")
    }
  }

  @Test func revokedRolesApplyAtTheNextEventOfAnOpenWindow() async throws {
    try await withMembers { server in
      let window = try await TestBrowser(server).logIn("As Ada")
      try await window.press("Delete")
      try await window.frame("Deleted 1, refused 0")
      await setUser("ada", User(id: "ada", name: "Ada L."))
      try await window.press("Delete")
      let frame = try await window.frame("Deleted 1, refused 1")
      #expect(frame.contains("User: Ada L."))
    }
  }

  @Test func aDisabledUserIsLoggedOutBeforeTheirNextEventRuns() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let window = try await browser.logIn("As Ada")
      let token = browser.logIn
      await setUser("ada", nil)
      try await window.press("Delete")
      try await window.end()
      await setUser("ada", User(id: "ada", name: "Ada"))
      // The log-in is over, even if the user may return.
      #expect(browser.logIn == token)
      #expect(try await browser.open().shows("User: nobody"))
    }
  }

  @Test func aLogInReplacesTheOneOfTheSameBrowser() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let window = try await browser.logIn("As Ada")
      let second = try await browser.open()
      let token = browser.logIn
      try await browser.logIn("As Bob", in: window)
      try await second.end()
      #expect(browser.logIn != token)
      #expect(try await browser.open().shows("User: Bob"))
      #expect(await server.host.logIns?.count == 1)
    }
  }

  @Test func theSettingsOfAUserAreNotThoseOfTheBrowser() async throws {
    try await withMembers(configure: { $0.appStorage = MemoryStorage() }) { server in
      let browser = TestBrowser(server)
      let window = try await browser.logIn("As Ada")
      let stepper = try #require(window.page.html.firstMatch(of: /id="n([0-9]+)" class="stepper/)).1
      try await window.send(stepper, "2,7")
      try await window.press("Delete")
      try await window.frame("Deleted 1")
      let elsewhere = try await TestBrowser(server).logIn("As Ada")
      #expect(elsewhere.shows(#"data-number="7""#))
      try await window.press("Leave")
      try await window.end()
      #expect(try await browser.open().shows(#"data-number="0""#))
    }
  }

  @Test func attemptsAreLimitedByAddress() async throws {
    try await withMembers(configure: {
      $0.limits.maximumLogInAttemptBurst = 2
      $0.limits.maximumLogInAttemptsPerMinute = 1
    }) { server in
      let window = try await TestBrowser(server).open()
      for _ in 1...2 { try await window.press("As Eve") }
      let other = try await TestBrowser(server).open()
      try await other.press("As Eve")
      try await window.frame("attempts yy")
      try await other.frame("attempts n")
    }
  }

  @MainActor private func setUser(_ id: User.ID, _ user: User?) { users.users[id] = user }
}

/// Settings in memory.
private actor MemoryStorage: AppStorageStore {
  private var stored: [String: [String: String]] = [:]

  func appStorage(of owner: String) -> [String: String] { stored[owner] ?? [:] }

  func setAppStorage(_ json: String?, for key: String, of owner: String) {
    stored[owner, default: [:]][key] = json
  }

  nonisolated func appStorageChanges() -> AsyncStream<Set<String>> { AsyncStream { $0.finish() } }
}
