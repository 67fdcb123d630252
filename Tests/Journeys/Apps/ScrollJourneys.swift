@testable internal import TestSupport
internal import Testing

extension Journeys {
  /// Where a window was scrolled to, also beyond what a new page loads first, after a restart of the server.
  @Suite(.timeLimit(.minutes(10)))
  struct ScrollJourneys {
    /// The title of the movie in the middle of the window.
    private static let middle = """
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li.row')?.innerText.split('\\n')[0]
      """

    private func restart(_ server: ServerProcess, under page: Page) async throws {
      try await page.waitUntilKept()
      let session = try await page.shownSession
      await server.kill()
      try await server.restart()
      try await page.waitUntilContinued(from: session)
    }

    @Test func theSameMovieIsInSightAfterARestartAndBehindTheMovieThatWasOpened() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/movie-info")
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.role("radio", "Popular").click()
          try await page.wait(for: "Glass Harbor")
          try await page.wait(
            until: """
              (scrollTo(0, document.documentElement.scrollHeight),
                document.querySelectorAll('[data-selected] li.row a.link').length === 46)
              """)
          // The heights of rows are estimated until they are drawn.
          try await page.evaluate(
            """
            (async () => {
              for (let frame = 0; frame < 10; frame++) {
                document.querySelectorAll('[data-selected] li.row')[37].scrollIntoView({ block: 'center' });
                await new Promise(requestAnimationFrame);
              }
            })()
            """)
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
