@testable internal import BrowserDriver
internal import Testing

extension Journeys {
  /// Where a window was scrolled to, also beyond what a new page loads first, after a restart of the server.
  @Suite(.timeLimit(.minutes(5)))
  struct ScrollJourneys {
    /// The title of the movie in the middle of the window.
    private static let middle = """
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li.row')?.innerText.split('\\n')[0]
      """

    private func restart(_ server: ServerProcess, under page: Page) async throws {
      try await page.waitUntilKept()
      try await page.evaluate("globalThis.isOld = true")
      await server.kill()
      try await server.restart()
      try await page.wait(until: "!globalThis.isOld && document.getElementById('connection').hidden")
    }

    @Test func theSameMovieIsInSightAfterARestartAndBehindTheMovieThatWasOpened() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/movie-info")
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.wait(forMovies: "== 20")
          for count in ["== 40", "== 46"] {
            // Pictures that arrive meanwhile move the end.
            try await page.wait(
              until: """
                (scrollTo(0, document.documentElement.scrollHeight),
                  document.querySelectorAll('[data-selected] li.row a.link').length \(count))
                """)
          }
          try await page.evaluate(
            "document.querySelectorAll('[data-selected] li.row')[37].scrollIntoView({ block: 'center' })")
          let title = try #require(try await page.evaluate(Self.middle).string)
          let top = try #require(try await page.evaluate("scrollY").number)
          #expect(top > 3_000)
          try await restart(server, under: page)
          try await page.wait(until: "(\(Self.middle)) === \(JSON.literal(title))")
          try await page.evaluate(
            "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('li.row').querySelector('a').click()"
          )
          try await page.heading(title).waitUntilShown()
          try await restart(server, under: page)
          try await page.heading(title).waitUntilShown()
          #expect(try await page.evaluate("scrollY") == 0)
          try await page.button("Back to Movies").click()
          try await page.wait(until: "(\(Self.middle)) === \(JSON.literal(title))")
          #expect(try await page.evaluate("location.pathname") == "/movie-info")
        }
      }
    }
  }
}
