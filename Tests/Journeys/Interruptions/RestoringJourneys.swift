@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// A user's changes and typed text are restored after `kill -9` and a restart, after a reload, and from a bookmark
  /// in another browser.
  @Suite(.timeLimit(.minutes(10)))
  struct RestoringJourneys {
    /// Opens an app, acts, kills and restarts the server, reloads, and opens the address in a second browser.
    /// - Parameters:
    ///   - act: The actions before the server is killed.
    ///   - isThere: Checks that everything is restored in the window.
    ///   - isBookmarked: Checks the values of the address in the other browser.
    private func restore(
      _ path: String, act: @escaping (Page) async throws -> Void,
      isThere: @escaping (Page) async throws -> Void,
      isBookmarked: @escaping (Page) async throws -> Void
    ) async throws {
      try await withServer { server, _ in
        try await journey("restoring\(path)") { browser in
          let page = try await browser.open(server.address + path)
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await act(page)
          try await isThere(page)
          try await page.waitUntilKept()
          let session = try await page.shownSession
          await server.kill()
          try await server.restart()
          try await page.waitUntilContinued(from: session)
          try await isThere(page)
          try await page.waitUntilKept()
          try await page.reload()
          try await isThere(page)
          let other = try await browser.open(try await page.url, isPrivate: true)
          try await isBookmarked(other)
        }
      }
    }

    @Test func gradosRestoresItsPlace() async throws {
      let isThere = { (page: Page) in
        try await page.heading("Paris, Île-de-France").waitUntilShown()
        try await page.wait(for: "Summary:")
      }
      try await restore(
        "/grados", act: { try await $0.choose(place: "Paris") }, isThere: isThere, isBookmarked: isThere)
    }

    @Test func cloudyRestoresItsPlace() async throws {
      let isThere = { (page: Page) in try await page.heading("Rome").waitUntilShown() }
      try await restore(
        "/cloudy",
        act: { page in
          try await page.button("Locations").click()
          try await page.heading("Locations").waitUntilShown()
          try await page.addFavorite("Rome")
          try await page.button("Rome Lazio, Italy").click()
        }, isThere: isThere, isBookmarked: isThere)
    }

    @Test func coffeeQuestRestoresItsSearchAndPin() async throws {
      let isThere = { (page: Page) in
        try await page.wait(for: "19 cafes near San Francisco, CA")
        try await page.wait(
          until:
            "document.querySelector('.row .button[aria-pressed=true]')?.innerText.startsWith('Polk Press')")
      }
      try await restore(
        "/coffee-quest",
        act: { page in
          try await page.press(named: "San Francisco, CA")
          try await page.wait(for: "19 cafes near San Francisco, CA")
          try await page.button("Polk Press").focus()
          try await page.press("Enter")
        }, isThere: isThere, isBookmarked: isThere)
    }

    @Test func coffeeQuestShowsItsFiltersAndTheSamePartOfTheMap() async throws {
      // The width of the sketch grows with the zoom.
      let width = "document.querySelector('img.map-drawing').getBoundingClientRect().width"
      var zoomed: Double?
      let isThere = { (page: Page) in
        try await page.wait(for: "of 19 cafes near San Francisco, CA")
        try await page.wait(for: "Filters, 3 set")
        if try await page.evaluate("document.querySelector('.disclosure').open") == false {
          try await page.selector("summary").click()
        }
        try await page.wait(until: "document.querySelectorAll('input[type=checkbox]').length === 3")
        #expect(
          try await page.evaluate(
            "[...document.querySelectorAll('input[type=checkbox]')].map((one) => one.checked).join()")
            == "false,true,true")
        #expect(
          try await page.evaluate("document.querySelector('select').selectedOptions[0].text") == "Up to $$")
        try await page.wait(until: "Math.abs(\(width) - \(zoomed ?? 0)) < 1")
      }
      try await restore(
        "/coffee-quest",
        act: { page in
          try await page.press(named: "San Francisco, CA")
          try await page.wait(for: "19 cafes near San Francisco, CA")
          try await page.wait(until: "document.querySelector('img.map-drawing')")
          try await page.selector("summary").click()
          try await page.wait(until: "document.querySelectorAll('input[type=checkbox]').length === 3")
          for name in ["Wi-Fi", "Outdoor seats"] { try await page.role("switch", name).click() }
          _ = try await page.evaluate(
            """
            (() => {
              const select = document.querySelector("select");
              select.value = [...select.options].find((option) => option.text === "Up to $$").value;
              select.dispatchEvent(new Event("change", { bubbles: true }));
            })()
            """)
          let before = try await page.evaluate(width).number ?? 0
          try await page.selector(".leaflet-control-zoom-in").click()
          try await page.wait(until: "location.search.includes('map=')")
          zoomed = try await page.evaluate(width).number
          #expect(zoomed.map { $0 > before * 1.5 } == true)
        },
        isThere: isThere, isBookmarked: isThere)
    }

    @Test func movieInfoRestoresItsListSearchAndMovie() async throws {
      let isThere = { (page: Page) in
        try await page.heading("Tin Whale").waitUntilShown()
        try await page.wait(forPath: "/movie-info/tin-whale")
        try await page.button("Back to Search movies").click()
        try await page.heading("Search movies").waitUntilShown()
        #expect(
          try await page.selector("input[type=search]").evaluate("function() { return this.value }") == "tin")
        try await page.goForwardOrOpen("Tin Whale")
      }
      try await restore(
        "/movie-info",
        act: { page in
          try await page.role("radio", "Popular").click()
          try await page.button("Search").click()
          try await page.selector("input[type=search]").type("tin")
          try await page.wait(forMovies: "== 1")
          try await page.role("link", containing: "Tin Whale").click()
        }, isThere: isThere,
        isBookmarked: { page in
          try await isThere(page)
          try await page.button("Back to Search movies").click()
          try await page.heading("Search movies").waitUntilShown()
          try await page.button("Movies").click()
          try await page.wait(
            until:
              "document.querySelector('input[type=radio]:checked')?.closest('label').innerText === 'Popular'")
        })
    }

    @Test func petAdoptionRestoresItsFilters() async throws {
      let isThere = { (page: Page) in
        try await page.wait(for: "of 28 pets")
        #expect(
          try await page.evaluate(
            "[...document.querySelectorAll('select')].map((one) => one.selectedOptions[0].text).join()"
          )
          .string?.hasPrefix("Cats,") == true)
      }
      try await restore(
        "/pet-adoption",
        act: { page in
          try await page.wait(for: "28 pets")
          try await page.evaluate(
            """
            (() => {
              const select = document.querySelector('select');
              select.selectedIndex = [...select.options].findIndex((one) => one.text === 'Cats');
              select.dispatchEvent(new Event('change', { bubbles: true }));
            })()
            """)
        }, isThere: isThere, isBookmarked: isThere)
    }

    @Test func petFeederRestoresItsDialogWithTypedText() async throws {
      let isThere = { (page: Page) in
        try await page.wait(for: "Please select name for your pet.")
        try await page.wait(until: "document.querySelector('dialog input')?.value === 'Mau'")
        try await page.wait(until: "document.activeElement?.matches('dialog input')")
      }
      try await restore(
        "/pet-feeder",
        act: { page in
          try await page.button("Add Pet").click()
          try await page.wait(for: "Please select name for your pet.")
          try await page.waitForFocusInField()
          try await page.wait(until: "document.activeElement?.matches('dialog input')")
          try await page.type("Mau")
          try await page.wait(until: "document.querySelector('dialog input')?.value === 'Mau'")
        }, isThere: isThere, isBookmarked: { try await $0.wait(for: "Who was fed?") })
    }

    @Test func actionsDuringAnOutageRunOnce() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/pet-feeder")
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.add(pet: "Selina")
          try await page.wait(for: "No feeding events")
          try await page.waitUntilKept()
          try await page.button("Add Pet").click()
          try await page.wait(for: "Please select name for your pet.")
          try await page.waitForFocusInField()
          try await page.waitUntilKept()
          await server.kill()
          try await page.type("Kitty")
          try await page.button("Add").click()
          try await server.restart()
          try await page.wait(for: "2 pets")
          try await page.waitUntilDialogsAreClosed()
          try await page.wait(for: "Kitty")
          try await page.reload()
          try await page.wait(for: "2 pets")
        }
      }
    }

    @Test func textTypedDuringAnOutageIsRestored() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.openSamplePets(of: server)
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          let name =
            try await page.evaluate("document.querySelector('.list a .text')?.innerText").string ?? ""
          try await page.button("Edit \(name)").click()
          try await page.button("Rename").click()
          try await page.wait(for: "Set new pet name.")
          try await page.waitForFocusInField()
          try await page.waitUntilKept()
          await server.kill()
          try await page.evaluate("document.querySelector('dialog input').select()")
          try await page.type("Written in vain")
          try await server.restart()
          try await page.wait(until: "document.querySelector('dialog input')?.value === 'Written in vain'")
        }
      }
    }
  }
}

extension Page {
  /// Waits until the server has sealed the window with all changes.
  func waitUntilKept() async throws {
    try await wait(
      until: """
        (() => {
          const kept = JSON.parse(sessionStorage.getItem('bindery:window') ?? '{}');
          return kept.saved && kept.events.length === 0 && kept.place === location.pathname + location.search;
        })()
        """)
  }

  /// Opens a movie from the list again.
  fileprivate func goForwardOrOpen(_ title: String) async throws {
    try await role("link", containing: title).click()
    try await heading(title).waitUntilShown()
  }
}
