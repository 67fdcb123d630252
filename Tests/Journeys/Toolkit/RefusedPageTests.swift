internal import BinderyViews
@testable internal import TestSupport
internal import BinderyWeb
internal import Foundation
internal import Testing

extension Toolkit {
  /// Pages that load when the server, or a proxy before it, shows none: each arrives without a hand on the browser.
  @Suite(.timeLimit(.minutes(10)))
  struct RefusedPageTests {
    private func withBell(
      limits: WebLimits = WebLimits(), _ body: (Browser, TCPRelay) async throws -> Void
    ) async throws {
      try await withRelay(to: { Bell() }, sealer: DecimalSealer(), configure: { $0.limits = limits }) {
        try await body($0, $1)
      }
    }

    @Test func pagesBehindAFailingProxyRestoreTypedText() async throws {
      try await withApp({ Bell() }, sealer: DecimalSealer()) { new in
        try await withBell { browser, relay in
          let page = try await browser.open()
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.pretendEarlierVersion()
          try await page.open(relay.address)
          try await page.selector(".field-input").fill("Tea")
          try await page.wait(for: "Noted: Tea")
          try await page.waitUntilKept()
          let port = try #require(URL(string: new)?.port)
          // The new process has another version of the app, and the proxy has no page of it yet.
          relay.sendSockets(to: port)
          relay.refuse(with: "502 Bad Gateway")
          try await page.wait(for: "The server cannot show this page now. Trying again in")
          try await page.button("Ring").click()
          try await page.wait(for: "Your changes are kept.")
          relay.mend(to: port)
          try await page.wait(
            until: "performance.getEntriesByType('navigation')[0].type === 'reload'", within: .seconds(60))
          try await page.wait(for: "Noted: Tea")
          try await page.wait(for: "Rang 1")
        }
      }
    }

    @Test func pagesWithoutRoomLoadOnceThereIsRoom() async throws {
      var limits = WebLimits()
      // The first page never connects, and leaves its place after a while.
      limits.maximumUnclaimedSessionsPerAddress = 1
      limits.unclaimedGrace = .seconds(600)
      limits.unclaimedLifetime = .seconds(20)
      try await withBell(limits: limits) { browser, relay in
        let page = try await browser.open()
        page.tolerate("Failed to load resource", "503")
        _ = try await get(relay.address)
        try await page.open(relay.address + "/?town=oslo")
        try await page.wait(for: "Too many visitors")
        try await page.wait(for: "The server is busy. Trying again in")
        try await page.wait(for: "Rang 0", within: .seconds(60))
        #expect(try await page.evaluate("location.pathname") == "/")
      }
    }

    @Test func aPageWhoseScriptWasNotSentIsLoadedAgain() async throws {
      try await withBell { browser, relay in
        let page = try await browser.open()
        page.tolerate("Failed to load resource", "ERR_")
        try await page.call("Network.enable")
        try await page.call("Network.setBlockedURLs", ["urls": ["*/socket.js"]])
        try await page.open(relay.address)
        try await page.wait(for: "This page was not loaded completely. Trying again…")
        try await page.call("Network.setBlockedURLs", ["urls": []])
        try await page.wait(until: "document.documentElement.dataset.ready === ''", within: .seconds(60))
        try await page.button("Ring").click()
        try await page.wait(for: "Rang 1")
      }
    }
  }
}

private struct Bell: WindowScene {
  let title = "Bell"
  let path = ""
  let summary = "A field and a counter."
  var window: some View { BellView() }
}

private struct BellView: View {
  @SceneStorage("note") private var note = ""
  @SceneStorage("count") private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Note", text: $note, prompt: Text("Note"))
      Text("Noted: \(note)")
      Button("Ring") { count += 1 }
      Text("Rang \(count)")
    }
  }
}
