@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The screens of `Documentation/Samples/SwiftUI` as `swift run SwiftUISamples` serves them.
  @Suite(.timeLimit(.minutes(10)))
  struct ScreenTests {
    /// Opens a window of the samples at a path, and runs a journey in it.
    private func withSamples(
      _ path: String, on screen: Screen = .desktop, name: String = #function,
      _ steps: (Page, Browser, ServerProcess) async throws -> Void
    ) async throws {
      try await withFolder { folder in
        let server = try await ServerProcess.start("SwiftUISamples", home: folder)
        try await withServers([server]) {
          try await journey(name) { browser in
            let page = try await browser.open(server.address + path, on: screen)
            try await page.wait(until: "document.documentElement.dataset.ready === ''")
            try await steps(page, browser, server)
          }
        }
      }
    }

    @Test func badgesAndPicturesOfTheAssetCatalogAreShown() async throws {
      try await withSamples("/books") { page, _, _ in
        try await page.button("Statistics").click()
        try await page.wait(until: "[...document.images].some(e => e.complete && e.naturalWidth === 250)")
        try await page.screenshot("swiftui-books-statistics-desktop-light")
        let hasBadge = try await page.evaluate(
          "document.querySelector('.tab-button[data-badge=\"2\"]')?.innerText === 'Wish List'")
        #expect(hasBadge == true)
      }
    }

    /// SwiftUI's layout rules, as conditions on the page on a phone.
    static let layouts = [
      (
        "photos",
        """
        [...document.querySelectorAll('.grid [data-fit]')]
          .every(e => e.clientWidth > 140 && Math.abs(e.clientWidth - e.clientHeight) < 2)
        """
      ),
      (
        "chat",
        """
        (() => {
          const [list, mine] = [document.querySelector('.scroll > .stack'), document.querySelector('[style*="--blue-fill"]')]
          return Math.abs(list.getBoundingClientRect().right - 16 - mine.getBoundingClientRect().right) < 2
        })()
        """
      ),
      ("chat", "document.querySelector('.field').getBoundingClientRect().bottom > innerHeight - 60"),
      ("books", "new Set([...document.querySelectorAll('progress')].map(e => e.clientWidth)).size === 1"),
      (
        "movies",
        "document.querySelector('.row .picker').clientWidth === document.querySelector('.row').clientWidth"
      ),
      (
        "sign-up",
        "[...document.querySelectorAll('.row[data-backdrop=clear]')].every(e => e.clientHeight === 0)"
      ),
    ]

    @Test(arguments: layouts)
    func viewsHaveTheSizesThatSwiftUIGivesThem(path: String, condition: String) async throws {
      try await withSamples("/" + path, on: .phone) { page, _, _ in try await page.wait(until: condition) }
    }

    @Test func contextMenusCoverTheirView() async throws {
      try await withSamples("/chat") { page, _, _ in
        try await page.selector(".overlay .button").click()
        try await page.screenshot("swiftui-chat-menu-desktop-light")
        try await page.button("Delete").click()
        try await page.text("Are you coming on Saturday?").waitUntilGone()
      }
    }

    @Test func settingsAreSharedByTheWindowsOfAUser() async throws {
      try await withSamples("/expenses") { expenses, browser, server in
        try await expenses.text("€48.20").waitUntilShown()
        let settings = try await browser.open(server.address + "/settings")
        try await settings.wait(until: "document.documentElement.dataset.ready === ''")
        try await settings.evaluate(
          """
          (() => {
            const select = [...document.querySelectorAll('select')].find(e => e.textContent.includes('GBP'))
            select.selectedIndex = 2
            select.dispatchEvent(new Event('change', { bubbles: true }))
          })()
          """)
        try await expenses.text("£48.20").waitUntilShown()
      }
    }

    @Test func settingsPersistAcrossRestarts() async throws {
      try await withSamples("/expenses") { page, browser, server in
        try await page.button("Increase").click()
        try await page.text("of €300").waitUntilShown()
        await server.stop()
        try await server.restart()
        let again = try await browser.open(server.address + "/expenses")
        try await again.text("of €300").waitUntilShown()
        page.tolerate("WebSocket", "Failed to load resource", "ERR_")
      }
    }

    @Test func modelsAreSharedByWindowsAndPersistAcrossRestarts() async throws {
      try await withSamples("/trips") { first, browser, server in
        let second = try await browser.open(server.address + "/trips")
        try await second.text("No Trips").waitUntilShown()
        try await first.addTrip("Oslo")
        try await second.text("Oslo").waitUntilShown()
        try await second.follow("Oslo")
        try await second.role("textbox", "New stop").fill("Museum")
        try await second.button("Add").click()
        try await second.text("Museum").waitUntilShown()
        await server.stop()
        try await server.restart()
        let again = try await browser.open(server.address + "/trips")
        try await again.wait(until: "document.documentElement.dataset.ready === ''")
        try await again.follow("Oslo")
        try await again.text("Museum").waitUntilShown()
        for page in [first, second] { page.tolerate("WebSocket", "Failed to load resource", "ERR_") }
      }
    }
  }
}

extension Page {
  fileprivate func addTrip(_ name: String) async throws {
    try await button("Add Trip").click()
    try await role("textbox", "Name").fill(name)
    try await button("Save").click()
    try await text(name).waitUntilShown()
  }
}
