import BinderyViewModels
import TestSupport
import Testing

@testable import BinderyWeb

/// Windows of users that continue in another process, through two hosts that share their log-ins.
@Suite(.timeLimit(.minutes(10))) struct LogInTakeoverTests {
  /// Calls a body with a browser at process A, and with process B.
  private func run(_ body: (TestBrowser, HostServer) async throws -> Void) async throws {
    let configure = { @Sendable [store] (configuration: inout WebConfiguration) in
      configuration.users = TestUsers()
      // A busy main actor answers late.
      configuration.limits.userDirectoryTimeout = .seconds(600)
      configuration.logIns = store
      configuration.stateSealer = PlainSealer()
      configuration.limits.savedStateDelay = .zero
    }
    try await HostServer.run(apps: { [MembersApp()] }, configure: configure) { a in
      try await HostServer.run(apps: { [MembersApp()] }, configure: configure) { b in
        try await body(TestBrowser(a), b)
      }
    }
  }

  private let store = MemoryLogInStore()

  /// Logs Ada in at process A.
  private func logAdaIn(_ browser: TestBrowser) async throws { _ = try await browser.logIn("As Ada") }

  /// Opens a page of the browser at its process, types, and disconnects.
  private func leave(_ browser: TestBrowser) async throws -> ContinuedPage {
    let page = ContinuedPage(
      try await browser.answer("GET /members").text, at: "/members", cookie: browser.cookie)
    try await page.connect(to: browser.server)
    try await page.type("Draft")
    try await page.frame("[-4,1,\"")
    try await page.disconnect()
    return page
  }

  @Test func theWindowOfAUserContinuesWithTheUserAndTheirRoles() async throws {
    try await run { browser, b in
      try await logAdaIn(browser)
      let page = try await leave(browser)
      #expect(try await page.connect(to: b))
      #expect(page.html.contains("User: Ada"))
      #expect(page.html.contains("value=\"Draft\""))
      try await page.frame("[-6")
      try await page.press("Delete")
      try await page.frame("Deleted 1")
    }
  }

  @Test func aPageOfAnotherLogInIsLoadedAgain() async throws {
    try await run { browser, b in
      let nobodys = try await leave(browser)
      try await logAdaIn(browser)
      let adas = try await leave(browser)
      // The browser has the log-in now, which the page does not show.
      let former = ContinuedPage(nobodys.html, at: "/members", cookie: browser.cookie)
      try await former.sayHello(to: b, savedState: nobodys.savedState)
      #expect(try await former.next() == ServerFrame.gone)
      // Nobody is logged in for a socket without the cookie of the log-in.
      let visitor = try #require(browser.cookies["bindery_visitor"])
      let stranger = ContinuedPage(adas.html, at: "/members", cookie: "Cookie: bindery_visitor=\(visitor)")
      try await stranger.sayHello(to: b, savedState: adas.savedState)
      #expect(try await stranger.next() == ServerFrame.gone)
      #expect(await b.host.sessionCount == 0)
    }
  }

  @Test func aLogOutAtAnotherProcessEndsTheContinuedWindow() async throws {
    try await run { browser, b in
      try await logAdaIn(browser)
      let page = try await leave(browser)
      let html = page.html
      try await page.connect(to: b)
      try await page.frame("[-6")
      try await page.press("Leave")
      try await page.frame(ServerFrame.gone)
      // A page of the log-in that is over does not continue.
      let former = ContinuedPage(html, at: "/members", cookie: page.cookie)
      try await former.sayHello(to: b, savedState: page.savedState)
      #expect(try await former.next() == ServerFrame.gone)
    }
  }
}
