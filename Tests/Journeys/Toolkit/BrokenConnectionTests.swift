internal import BinderyViews
@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Toolkit {
  /// Pages of a real host over a network that breaks, and their notices.
  @Suite(.timeLimit(.minutes(10)))
  struct BrokenConnectionTests {
    private func withPage(
      _ body: (Page, TCPRelay) async throws -> Void
    ) async throws {
      try await withRelay(to: { Tally() }) { browser, relay in
        let page = try await browser.open(relay.address)
        page.tolerate("WebSocket", "Failed to load resource", "ERR_", "Failed to load module script")
        try await page.wait(until: "document.documentElement.dataset.ready === ''")
        try await body(page, relay)
      }
    }

    private static let click = """
      [...document.querySelectorAll('button')].find((one) => one.innerText === 'Count').click()
      """

    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func connectionsCutInTheMiddleOfAMessageLoseAndRepeatNothing(seed: UInt64) async throws {
      try await withPage { page, relay in
        var state = seed
        // Browsers send this event when their network returns: the page then connects at once.
        try await page.evaluate("setInterval(() => dispatchEvent(new Event('online')), 50)")
        for count in 1...25 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          // The first cut is within the click or its reply, the second one within the next handshake or the data
          // after it.
          relay.cut(afterBytes: [1 + Int((state >> 33) % 60), 1 + Int((state >> 43) % 900)])
          try await page.evaluate(Self.click)
          try await page.wait(for: "Counted \(count)", within: .seconds(60))
        }
        #expect(relay.cuts > 15)
      }
    }

    @Test func socketsThatReachAnotherProcessContinueThePage() async throws {
      try await withApp({ Tally() }) { other in
        try await withPage { page, relay in
          for port in [try #require(URL(string: other)?.port), nil] {
            let session = try await page.shownSession
            relay.sendSockets(to: port)
            relay.cut()
            relay.mend()
            try await page.waitUntilContinued(from: session)
            // Nothing stores the window, so that it begins anew.
            try await page.wait(for: "Counted 0")
            try await page.evaluate(Self.click)
            try await page.wait(for: "Counted 1")
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func missingCookiesCauseAReloadOrAMessage(wasJustLoaded: Bool) async throws {
      try await withPage { page, relay in
        if wasJustLoaded {
          try await page.evaluate(
            "sessionStorage.setItem('bindery:renewals', JSON.stringify({ count: 1, time: Date.now() }))")
        }
        try await page.call("Network.clearBrowserCookies")
        relay.cut()
        relay.mend()
        try await page.evaluate("dispatchEvent(new Event('online'))")
        if wasJustLoaded { return try await page.wait(for: "This app works with cookies only.") }
        try await page.wait(until: "performance.getEntriesByType('navigation')[0].type === 'reload'")
        try await page.evaluate(Self.click)
        try await page.wait(for: "Counted 1")
      }
    }

    @Test func successfulReloadsDoNotCount() async throws {
      try await withPage { page, _ in
        try await page.evaluate(
          """
          sessionStorage.setItem("bindery:renewals", JSON.stringify({ count: 3, time: Date.now() }))
          """)
        try await page.reload()
        try await page.evaluate(Self.click)
        try await page.wait(for: "Counted 1")
        // Earlier reloads count until the page has worked for ten seconds.
        let count = "JSON.parse(sessionStorage.getItem('bindery:renewals')).count"
        try await page.wait(until: "\(count) === undefined", within: .seconds(60))
      }
    }

    @Test func reloadedPagesExplainTheReload() async throws {
      try await withPage { page, _ in
        // Stored when the page is left: before, a page that has only just begun to work would say it, and forget it.
        try await page.evaluate(
          """
          addEventListener("pagehide", () => sessionStorage.setItem("bindery:renewals",
            JSON.stringify({ count: 1, time: Date.now(), isUnsaved: true,
              version: document.querySelector("meta[name=bindery-version]").content })))
          """)
        try await page.reload()
        try await page.wait(
          until:
            "document.getElementById('connection').textContent === 'Your last change was not saved. Please repeat it.'"
        )
        try await page.evaluate(
          """
          addEventListener("pagehide", () => sessionStorage.setItem("bindery:renewals",
            JSON.stringify({ count: 1, time: Date.now(), isUnsaved: true, version: "an older one" })))
          """)
        try await page.reload()
        // The notice stays for ten seconds only, so both sentences are found at once.
        try await page.wait(
          for: "A new version of this app was loaded. Your last change was not saved. Please repeat it.")
        try await page.reload()
        try await page.button("Count").click()
        try await page.wait(for: "Counted 1")
        try await page.wait(forNo: "A new version of this app was loaded.")
      }
    }
  }
}

/// A counter.
private struct Tally: WindowScene {
  let title = "Tally"
  let path = ""
  let summary = "A counter."
  var window: some View { TallyView() }
}

private struct TallyView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("Counted \(count)")
    }
  }
}
