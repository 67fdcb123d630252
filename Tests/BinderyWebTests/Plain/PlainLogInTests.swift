import BinderyViewModels
import TestSupport
import Testing

@testable import BinderyWeb

/// Log-ins in browsers without script.
@Suite(.timeLimit(.minutes(10))) struct PlainLogInTests {
  private let users = TestUsers()

  /// A page without script, and its form.
  private struct Page {
    let text: String

    var action: String {
      text.firstMatch(of: /action="([^"]+)"/).map { String($0.1).replacing("&amp;", with: "&") } ?? ""
    }

    /// The form with a button pressed.
    func pressing(_ label: String) throws -> String {
      let pattern = try Regex(
        "name=\"press\" value=\"([0-9]+)\"[^>]*>(?:<[^>]*>)*\(label)<", as: (Substring, Substring).self)
      let turn = try #require(text.firstMatch(of: /name="turn" value="([0-9]+)"/)).1
      return "turn=\(turn)&press=\(try #require(text.firstMatch(of: pattern)).1)"
    }
  }

  private func withMembers(_ body: (HostServer, TestBrowser) async throws -> Void) async throws {
    try await HostServer.run(apps: { [MembersApp()] }, configure: { $0.users = users }) { server in
      try await body(server, TestBrowser(server))
    }
  }

  private func get(_ browser: TestBrowser, _ address: String = "/members?plain=") async throws -> Page {
    Page(text: try await browser.answer("GET \(address)").text)
  }

  /// Presses a button and returns the response.
  private func press(_ label: String, on page: Page, in browser: TestBrowser) async throws -> HTTPAnswer {
    try await browser.post(try page.pressing(label), to: page.action)
  }

  @Test func aUserLogsInWithAFormAndOut() async throws {
    try await withMembers { server, browser in
      let answer = try await press("As Ada", on: try await get(browser), in: browser)
      #expect(answer.status == 303)
      #expect(answer["Location"] == "/members?plain=")
      #expect(
        answer["Set-Cookie"]?.wholeMatch(of: /bindery_log_in=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax/)
          != nil)
      let page = try await get(browser)
      #expect(page.text.contains("User: Ada"))
      #expect(!page.text.contains("no longer open"))
      let left = try await press("Leave", on: page, in: browser)
      #expect(left["Location"] == "/members?plain=")
      #expect(try await get(browser).text.contains("User: nobody"))
      #expect(await server.host.logIns?.count == 0)
    }
  }

  @Test func aUserWhoseProofTakesLongerThanTheirFormIsLoggedInWithALaterPage() async throws {
    let (proof, proven) = AsyncStream<Never>.makeStream()
    try await HostServer.run(
      apps: { [MembersApp(proof: proof)] },
      configure: {
        $0.users = users
        $0.limits.plainPageTimeout = .milliseconds(1)
      }
    ) { server in
      let browser = TestBrowser(server)
      let page = try await get(browser)
      #expect(try await press("Later", on: page, in: browser)["Location"] == page.action)
      #expect(try await get(browser, page.action).text.contains("User: nobody"))
      proven.finish()
      var answer = try await browser.answer("GET \(page.action)")
      while answer.status == 200 { answer = try await browser.answer("GET \(page.action)") }
      #expect(answer.status == 303)
      #expect(answer["Location"] == "/members?plain=")
      #expect(try await get(browser).text.contains("User: Ada"))
    }
  }

  @Test func aPageWithScriptHasTheUserToo() async throws {
    try await withMembers { _, browser in
      let before = try await browser.open()
      _ = try await press("As Ada", on: try await get(browser), in: browser)
      try await before.end()
      let window = try await browser.open()
      #expect(window.shows("User: Ada"))
      _ = try await press("Leave", on: try await get(browser), in: browser)
      try await window.end()
    }
  }

  @Test func aFormOfAnotherLogInIsNotRead() async throws {
    try await withMembers { server, browser in
      _ = try await press("As Ada", on: try await get(browser), in: browser)
      let page = try await get(browser)
      let thief = TestBrowser(server)
      thief.cookies = browser.cookies
      thief.cookies["bindery_log_in"] = nil
      let refused = try await press("Delete", on: page, in: thief)
      #expect(refused.status == 303)
      // The address opens another window, which says that nothing was done.
      #expect(try await get(thief, page.action).text.contains("User: nobody"))
      #expect(try await get(browser, page.action).text.contains("Deleted 0"))
      _ = try await press("Delete", on: page, in: browser)
      #expect(try await get(browser, page.action).text.contains("Deleted 1"))
    }
  }

  @Test func aFormOfADisabledUserIsNotRead() async throws {
    try await withMembers { server, browser in
      _ = try await press("As Ada", on: try await get(browser), in: browser)
      let page = try await get(browser)
      await MainActor.run { users.users["ada"] = nil }
      #expect(try await press("Delete", on: page, in: browser).status == 303)
      #expect(try await get(browser, page.action).text.contains("User: nobody"))
    }
  }

  @Test func rolesAreReadForEachForm() async throws {
    try await withMembers { server, browser in
      _ = try await press("As Ada", on: try await get(browser), in: browser)
      let page = try await get(browser)
      await MainActor.run { users.users["ada"] = User(id: "ada", name: "Ada") }
      _ = try await press("Delete", on: page, in: browser)
      #expect(try await get(browser, page.action).text.contains("Deleted 0, refused 1"))
    }
  }
}
