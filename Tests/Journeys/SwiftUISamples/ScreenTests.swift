@testable internal import TestSupport
internal import Testing

/// The screens of `Documentation/Samples/SwiftUI` as `swift run SwiftUISamples` serves them.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ScreenTests {
  /// A screen: its name in the address and the pictures, and the presses that reveal more of it.
  struct Shown: Sendable, CustomTestStringConvertible {
    let path: String
    let title: String
    var steps: @Sendable (Page) async throws -> Void = { _ in }
    var further: String?
    var testDescription: String { title }
    var name: String { path.isEmpty ? "weather" : path }
  }

  static let screens = [
    Shown(path: "", title: "Weather", steps: { try await $0.follow("Cairo") }, further: "detail"),
    Shown(
      path: "movies", title: "Movies", steps: { try await $0.follow("Below the Ice") },
      further: "detail"),
    Shown(
      path: "sign-up", title: "Sign Up",
      steps: { page in
        try await page.role("textbox", "Username").fill("ro")
        try await page.role("textbox", "Email").fill("robin@")
        try await page.selector("input[type=password]").fill("abcdefg1")
      }, further: "messages"),
    Shown(
      path: "expenses", title: "Expenses", steps: { try await $0.button("Add Expense").click() },
      further: "add"),
    Shown(
      path: "books", title: "Library", steps: { try await $0.follow("The Salt Road") }, further: "book"),
    Shown(path: "chat", title: "Ada"),
    Shown(path: "photos", title: "Photos"),
    Shown(
      path: "trips", title: "Trips",
      steps: { page in
        try await page.addTrip("Oslo")
        try await page.follow("Oslo")
      }, further: "trip"),
    Shown(path: "settings", title: "Settings"),
  ]

  @Test(arguments: screens)
  func aScreenFitsPhonesAndDesktopsInBothSchemes(shown: Shown) async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      do {
        try await journey(shown.name) { browser in
          let page = try await browser.open(server.address + "/" + shown.path)
          try await page.wait(until: "document.documentElement.dataset.ready === ''")
          try await page.wait(until: "document.body.innerText.includes('\(shown.title)')")
          try await pictures(of: page, named: shown.name)
          guard let further = shown.further else { return }
          let second = try await browser.open(server.address + "/" + shown.path)
          try await second.wait(until: "document.documentElement.dataset.ready === ''")
          try await shown.steps(second)
          try await pictures(of: second, named: "\(shown.name)-\(further)")
        }
      } catch {
        await server.kill()
        throw error
      }
      #expect(await server.stop() == 0)
    }
  }

  @Test func badgesAndPicturesOfTheAssetCatalogFitBothSchemes() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      do {
        try await journey { browser in
          let page = try await browser.open(server.address + "/books")
          try await page.wait(until: "document.documentElement.dataset.ready === ''")
          try await page.button("Statistics").click()
          try await page.wait(until: "[...document.images].some(e => e.complete && e.naturalWidth === 250)")
          try await pictures(of: page, named: "books-statistics")
          let hasBadge = try await page.evaluate(
            "document.querySelector('.tab-button[data-badge=\"2\"]')?.innerText === 'Wish List'")
          #expect(hasBadge == true)
        }
      } catch {
        await server.kill()
        throw error
      }
      #expect(await server.stop() == 0)
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
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      try await journey { browser in
        let page = try await browser.open(server.address + "/" + path, on: .phone)
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        try await page.wait(until: condition)
      }
      await server.kill()
    }
  }

  @Test func contextMenusCoverTheirView() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      try await journey { browser in
        let page = try await browser.open(server.address + "/chat")
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        try await page.selector(".overlay .button").click()
        try await page.screenshot("swiftui-chat-menu-desktop-light")
        try await page.button("Delete").click()
        try await page.text("Are you coming on Saturday?").waitUntilGone()
      }
      await server.kill()
    }
  }

  @Test func settingsAreSharedByTheWindowsOfAUser() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      try await journey { browser in
        let expenses = try await browser.open(server.address + "/expenses")
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
      await server.kill()
    }
  }

  @Test func settingsPersistAcrossRestarts() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      try await journey { browser in
        let page = try await browser.open(server.address + "/expenses")
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        try await page.button("Increase").click()
        try await page.text("of €300").waitUntilShown()
        await server.stop()
        try await server.restart()
        let again = try await browser.open(server.address + "/expenses")
        try await again.text("of €300").waitUntilShown()
        page.tolerate("WebSocket", "Failed to load resource", "ERR_")
      }
      await server.kill()
    }
  }

  @Test func modelsAreSharedByWindowsAndPersistAcrossRestarts() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start("SwiftUISamples", home: folder)
      try await journey { browser in
        let first = try await browser.open(server.address + "/trips")
        let second = try await browser.open(server.address + "/trips")
        try await second.text("No Trips").waitUntilShown()
        try await first.wait(until: "document.documentElement.dataset.ready === ''")
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
      await server.kill()
    }
  }

  private func pictures(of page: Page, named name: String) async throws {
    let devices = [
      ("phone-light", Screen.phone), ("phone-dark", .phone.dark), ("desktop-light", .desktop),
      ("desktop-dark", .desktop.dark),
    ]
    for (look, var device) in devices {
      device.prefersReducedMotion = true
      try await page.show(on: device)
      try await page.screenshot("swiftui-\(name)-\(look)")
      let isWide = try await page.evaluate("document.documentElement.scrollWidth > innerWidth")
      #expect(isWide == false, "\(name) scrolls sideways on \(look)")
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

  /// Presses a row, and waits for the screen with its name.
  fileprivate func follow(_ name: String) async throws {
    try await role("link", containing: name).click()
    try await heading(name).waitUntilShown()
  }
}
