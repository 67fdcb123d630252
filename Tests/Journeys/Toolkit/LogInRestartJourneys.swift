@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// A log-in and what its user types, over the end of the server.
  @Suite(.timeLimit(.minutes(10)))
  struct LogInRestartJourneys {
    private func journeyInClub(
      _ body: @escaping (ServerProcess, Page) async throws -> Void
    ) async throws {
      try await withFolder { folder in
        let server = try await ServerProcess.start("TestServers", ["club", "--data", folder], home: folder)
        try await withServers([server]) {
          try await journey { browser in
            let page = try await browser.open(server.address)
            page.tolerate("WebSocket", "Failed to load resource", "ERR_")
            try await body(server, page)
          }
        }
      }
    }

    @Test func aDraftSurvivesKilledServersWithoutAnotherLogInAndNoOtherUserSeesIt() async throws {
      try await journeyInClub { server, page in
        try await page.wait(for: "Please log in")
        try await page.button("I am Ada").click()
        try await page.wait(for: "Hello, Ada")
        try await page.selector(".field-input").fill("Dear diary")
        try await page.wait(for: "Draft: Dear diary")
        try await page.waitUntilUserIsKept()
        for _ in 1...2 {
          try await page.restart(server)
          try await page.wait(for: "Draft: Dear diary")
          let text = try await page.text
          #expect(text.contains("Hello, Ada") && !text.contains("Not saved"))
          try await page.waitUntilUserIsKept()
        }
        try await page.logOut()
        try await page.button("I am Bob").click()
        try await page.wait(for: "Hello, Bob")
        try await page.restart(server)
        try await page.wait(for: "Hello, Bob")
        let text = try await page.text
        #expect(!text.contains("Dear diary") && !text.contains("not restored"))
        try await page.logOut()
        try await page.button("I am Ada").click()
        try await page.wait(for: "Hello, Ada")
        try await page.wait(for: "Draft: Dear diary")
      }
    }

    @Test func logOutsPersistAfterTheServerIsKilled() async throws {
      try await journeyInClub { server, page in
        try await page.button("I am Ada").click()
        try await page.wait(for: "Hello, Ada")
        try await page.logOut()
        try await page.restart(server)
        try await page.wait(for: "Please log in")
        try await page.reload()
        try await page.wait(for: "Please log in")
      }
    }
  }
}

extension Page {
  /// Kills the server, starts it again, and waits until the window continues.
  fileprivate func restart(_ server: ServerProcess) async throws {
    let session = try await shownSession
    await server.kill()
    try await server.restart()
    try await waitUntilContinued(from: session)
  }

  /// Logs out, and waits until the page has loaded itself again. If it did so just before, it waits some seconds.
  fileprivate func logOut() async throws {
    try await evaluate("window.isBefore = true")
    try await button("Log out").click()
    try await waitUntilLoadedAgain()
    try await wait(for: "Please log in")
  }

  private func waitUntilLoadedAgain() async throws {
    try await wait(until: "!window.isBefore && document.documentElement.dataset.ready !== undefined")
  }

  /// Waits until the tab has stored the window of a user with all changes.
  fileprivate func waitUntilUserIsKept() async throws {
    try await wait(
      until: """
        (() => {
          const key = Object.keys(sessionStorage).find((key) => key.startsWith('bindery:window:'));
          const kept = JSON.parse((key && sessionStorage.getItem(key)) ?? '{}');
          return kept.saved && kept.events.length === 0;
        })()
        """)
  }
}
