@testable internal import TestSupport
internal import BinderyTesting
internal import Foundation
internal import Testing

extension Journeys {
  /// User journeys through MovieInfo.
  @Suite(.timeLimit(.minutes(10)))
  struct MovieInfoJourneys {
    @Test func theFirstListIsInThePageItself() async throws {
      try await withServer { server, _ in
        let page = try await get(server.address + "/movie-info")
        for words in ["Now Playing", "Snowline", "Mar 27, 2026", "1,544 votes", "Sample data"] {
          #expect(page.contains(words), "\(words)")
        }
        let movie = try await get(server.address + "/movie-info/glass-harbor")
        for words in ["1 h 58 min", "Mystery, Thriller", "Runa Dahl", "Poster of Glass Harbor"] {
          #expect(movie.contains(words), "\(words)")
        }
      }
    }

    @Test func theKeyboardAloneLeadsFromAListToTheWatchlistAndTheSearch() async throws {
      try await withPage("/movie-info") { page in
        try await page.heading("Movies").waitUntilShown()
        try await page.wait(forMovies: "== 20")
        try await page.tab(to: "Now Playing")
        for _ in 1...3 { try await page.press("ArrowRight") }
        try await page.wait(for: "Salt Road")
        try await page.press(named: "The Long Blue Letter")
        try await page.wait(forPath: "/movie-info/the-long-blue-letter")
        try await page.heading("The Long Blue Letter").waitUntilShown()
        try await page.wait(for: "2 h 22 min")
        try await page.press(named: "Add to watchlist")
        try await page.button("Remove from watchlist").waitUntilShown()
        try await page.goBack()
        try await page.heading("Movies").waitUntilShown()
        try await page.wait(for: "On your watchlist")
        try await page.press(named: "Watchlist", backwards: true)
        try await page.wait(forPath: "/movie-info/watchlist")
        try await page.wait(for: "To watch")
        try await page.role("link", containing: "The Long Blue Letter").waitUntilShown()
        try await page.goBack()
        try await page.heading("Movies").waitUntilShown()
        try await page.button("Search").focus()
        try await page.press("Enter")
        try await page.wait(for: "Start searching your favorite movies")
        try await page.tab(to: "Search Movie")
        try await page.type("tin")
        // The first letter matches more movies.
        try await page.wait(forMovies: "== 1")
        try await page.press(named: "Tin Whale")
        try await page.heading("Tin Whale").waitUntilShown()
        try await page.goBack()
        try await page.heading("Search movies").waitUntilShown()
        try await page.role("link", containing: "Tin Whale").waitUntilShown()
        #expect(
          try await page.selector("input[type=search]").evaluate("function() { return this.value }")
            == "tin")
      }
    }

    @Test func postersFillADesktopAndRowsAPhone() async throws {
      let firstRow = """
        (() => {
          const rows = [...document.querySelectorAll("[data-selected] li.row:has(a.link)")];
          const boxes = rows.map((row) => row.getBoundingClientRect());
          return boxes.filter(({ top }) => Math.abs(top - boxes[0].top) < 1).length;
        })()
        """
      let isPictureAbove = """
        (() => {
          const [picture, words] = document.querySelector("[data-selected] li.row a.link > .stack").children;
          return picture.getBoundingClientRect().bottom <= words.getBoundingClientRect().top;
        })()
        """
      let areActionsOnPictures = """
        [...document.querySelectorAll("[data-selected] li.row:has(a.link)")].every((row) => {
          const picture = row.querySelector("a.link > .stack > :first-child").getBoundingClientRect();
          return [...row.querySelectorAll(".actions .button")].every((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom;
          });
        })
        """
      let tabs = "[...document.querySelectorAll('.tab-button')].map((tab) => tab.getBoundingClientRect().top)"
      try await withPage("/movie-info", on: .desktop) { page in
        try await page.wait(forMovies: "== 20")
        #expect(try await page.evaluate("\(firstRow) >= 5") == true)
        #expect(try await page.evaluate(isPictureAbove) == true)
        #expect(try await page.evaluate(areActionsOnPictures) == true)
        #expect(try await page.evaluate("\(tabs).every((top) => top < innerHeight / 2)") == true)
        try await page.show(on: .phone)
        #expect(try await page.evaluate("\(firstRow) === 1") == true)
        #expect(try await page.evaluate(isPictureAbove) == false)
        #expect(try await page.evaluate("\(tabs).every((top) => top > innerHeight - 80)") == true)
      }
    }

    @Test(arguments: [390, 360, 320])
    func theNamesOfTheListsHaveOneLineEachOnAPhone(width: Int) async throws {
      try await withPage("/movie-info", on: Screen(width: width, height: 800)) { page in
        try await page.wait(forMovies: "== 20")
        let lines = """
          [...document.querySelectorAll(".option-label")].map((label) =>
            label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight))
          """
        #expect(
          try await page.evaluate("\(lines).length === 4 && \(lines).every((count) => count < 1.5)") == true
        )
        #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      }
    }

    @Test func scrollingLoadsMoreUntilTheEnd() async throws {
      try await withPage("/movie-info", on: .phone) { page in
        try await page.role("radio", "Popular").click()
        try await page.wait(for: "Glass Harbor")
        #expect(try await page.layoutShift() < 0.01)
        try await page.scrollToTheEnd()
        try await page.wait(forMovies: "== 40")
        try await page.scrollToTheEnd()
        try await page.wait(forMovies: "== 46")
        try await page.scrollToTheEnd()
        try await page.wait(for: "Untold Acres")
        try await page.button("Search").click()
        try await page.selector("input[type=search]").type("the")
        try await page.wait(forMovies: "== 5")
        try await page.scrollToTheEnd()
        try await page.wait(forMovies: "> 5")
      }
    }

    @Test func notesAreSharedAndSurviveAPowerCut() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/movie-info/tin-whale")
          let other = try await browser.open(server.address + "/movie-info/watchlist")
          try await other.wait(for: "Nothing to watch yet")
          _ = try await page.selector("select").evaluate(
            "function() { this.selectedIndex = 8; this.dispatchEvent(new Event('change', { bubbles: true })); }"
          )
          try await other.wait(for: "Seen · you gave it 8 of 10")
          try await page.wait(until: "document.querySelector('input[type=checkbox]')?.checked")
        }
        await server.kill()
        try await server.restart()
        #expect(try await get(server.address + "/movie-info/watchlist").contains("you gave it 8 of 10"))
      }
    }

    @Test func unknownAddressesAreReportedAndCorrected() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/movie-info/movie/999999")
          try await page.wait(for: "There is no such movie")
          try await page.wait(forPath: "/movie-info/999999")
          try await page.screenshot("movie-info-missing-desktop-light")
          try await page.button("Show all movies").click()
          try await page.wait(forPath: "/movie-info")
          try await page.heading("Movies").waitUntilShown()
          try await page.open(server.address + "/movie-info/No%20Such/Thing")
          try await page.heading("Movies").waitUntilShown()
          try await page.wait(forPath: "/movie-info")
        }
      }
    }

    @Test func screensDoNotShiftWhileTheyLoad() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/movie-info")
          try await page.wait(forMovies: "== 20")
          try await page.button("Add Copper Rain to your watchlist").click()
          try await page.wait(for: "On your watchlist")
          for (address, words) in [
            ("", "Snowline"), ("/paper-kingdom", "The Stapler"), ("/watchlist", "To watch"),
            ("/untitled-tide-project", "No votes yet"),
          ] {
            try await page.open(server.address + "/movie-info" + address)
            try await page.wait(for: words)
            #expect(try await page.layoutShift() < 0.01, "\(address)")
          }
        }
      }
    }

    @Test func rejectedKeysAreReportedAndCanBeRetried() async throws {
      try await withTestServer { stub in
        stub.replyElsewhere(
          with: .json(#"{"status_code":7,"status_message":"Invalid API key.","success":false}"#, status: 401))
        // Long enough that the random tokens of a page never contain it by chance.
        let key = "key-that-no-page-may-show"
        let environment = ["TMDB_URL": stub.address, "TMDB_KEY": key]
        try await withPage("/movie-info", arguments: [], environment: environment) { page in
          try await page.wait(for: "Invalid API key.")
          try await page.wait(
            for: "This product uses the TMDB API but is not endorsed or certified by TMDB.")
          try await page.show(on: .phone)
          #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
          try await page.screenshot("movie-info-failure-phone-light")
          stub.replyElsewhere(
            with: .json(
              #"{"page":1,"total_pages":1,"results":[{"id":7,"title":"At Last","poster_path":null}]}"#))
          try await page.button("Try again").click()
          try await page.wait(for: "At Last")
          let words = try await page.evaluate("document.documentElement.innerHTML").string ?? ""
          #expect(!words.contains(key))
        }
      }
    }
  }
}
