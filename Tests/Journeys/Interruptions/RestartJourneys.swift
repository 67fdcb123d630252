@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// A server that is killed and restarted again and again under open windows, which come back without a hand on the browser.
  @Suite(.timeLimit(.minutes(10)))
  struct RestartJourneys {
    /// A window with a dialog or a field in which a person is typing.
    private struct Window: Sendable {
      let path: String
      /// Opens the dialog, and types.
      let act: @Sendable (Page) async throws -> Void
      /// The condition in JavaScript that everything is there.
      let isThere: String
    }

    private static func field(_ selector: String, has text: String) -> String {
      "[...document.querySelectorAll('\(selector)')].some((field) => field.value === '\(text)' && field.checkVisibility())"
    }

    private static func dialog(_ words: String) -> String {
      "[...document.querySelectorAll('dialog:modal')].some((dialog) => dialog.innerText.includes('\(words)'))"
    }

    private static let windows = [
      Window(
        path: "/grados",
        act: { page in
          try await page.button("Change location").click()
          try await page.wait(for: "Choose location")
          try await page.waitForFocusInField()
          try await page.type("Par")
        }, isThere: "\(dialog("Choose location")) && \(field("dialog input", has: "Par"))"),
      Window(
        path: "/pet-adoption/stella",
        act: { page in
          try await page.button("Reserve").click()
          try await page.button("Take home for $75.00").click()
          try await page.wait(for: "Take Stella home?")
        }, isThere: dialog("Take Stella home?")),
      Window(
        path: "/pet-feeder",
        act: { page in
          try await page.button("Add Pet").click()
          try await page.wait(for: "Please select name for your pet.")
          try await page.waitForFocusInField()
          try await page.type("Mau")
        }, isThere: "\(dialog("Please select name for your pet.")) && \(field("dialog input", has: "Mau"))"),
      Window(
        path: "/pet-feeder",
        act: { page in
          try await page.button("Add Pet").click()
          try await page.wait(for: "Please select name for your pet.")
          try await page.waitForFocusInField()
          try await page.press("Enter")
          try await page.wait(for: "Don't leave your pet nameless :(")
        }, isThere: dialog("Don\\'t leave your pet nameless")),
      Window(
        path: "/pet-feeder/data",
        act: { page in
          let text = #"{"format":"bindery-pet-feeder"}"#
          try await page.selector("textarea").fill(text)
        }, isThere: field("textarea", has: #"{"format":"bindery-pet-feeder"}"#)),
      Window(
        path: "/cloudy/locations/add",
        act: { try await $0.searchField.type("Vien") },
        isThere: "\(field("input[type=search]", has: "Vien")) && document.body.innerText.includes('Vienna')"),
      Window(
        path: "/movie-info?tab=search",
        act: { try await $0.searchField.type("tin") },
        isThere: "\(field("input[type=search]", has: "tin")) && document.body.innerText.includes('Tin Whale')"
      ),
    ]

    @Test func fourRestartsInAMinuteLoseNoHalfTypedDialog() async throws {
      try await withServer { server, _ in
        try await journey("restarts") { browser in
          var pages: [(page: Page, window: Window)] = []
          for window in Self.windows {
            let page = try await browser.open(server.address + window.path)
            page.tolerate("WebSocket", "Failed to load resource", "ERR_")
            try await window.act(page)
            try await page.wait(until: window.isThere)
            try await page.waitUntilKept()
            pages.append((page, window))
          }
          for _ in 1...4 {
            let session = try await pages[0].page.shownSession
            await server.kill()
            try await server.restart()
            // Long enough for some of the windows to come back, and for others to be on the way.
            try await pages[0].page.waitUntilContinued(from: session)
          }
          for (page, window) in pages {
            try await page.wait(
              until: "document.getElementById('connection').hidden && (\(window.isThere))",
              within: .seconds(90))
          }
          // They work: the sessions are new ones.
          try await pages[0].page.press("Escape")
          try await pages[0].page.wait(until: "!\(Self.dialog("Choose location"))")
          for (page, window) in pages.dropFirst() {
            #expect(try await page.evaluate(window.isThere) == true, "\(window.path)")
          }
        }
      }
    }
  }
}
