internal import BinderyViewModels
internal import BinderyViews
@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Toolkit {
  /// What a person did without a connection and no page can repeat: it is reported with the typed text.
  @Suite(.timeLimit(.minutes(10)))
  struct UnsavedEventTests {
    private func withDisconnectedPage(_ body: (Page, TCPRelay) async throws -> Void) async throws {
      try await withRelay(to: { WindowGroup("Orders") { OrdersView() } }, sealer: DecimalSealer()) {
        browser, relay in
        let page = try await browser.open(relay.address)
        page.tolerate("WebSocket", "Failed to load resource", "ERR_")
        try await page.waitUntilKept()
        // The page does not connect again by itself.
        try await page.evaluate("globalThis.WebSocket = class { close() {} }")
        relay.cut()
        try await page.wait(for: "Reconnecting…")
        try await page.selector(".field-input").fill("Tea")
        try await page.button("Order").click()
        try await page.evaluate(
          "document.querySelector('[data-on~=longPress]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))"
        )
        try await body(page, relay)
      }
    }

    @Test func anEventWithoutItsControlInTheNewVersionIsReported() async throws {
      try await withApp({ WindowGroup("Orders") { Text("Closed") } }, sealer: DecimalSealer()) { new in
        try await withDisconnectedPage { page, relay in
          relay.mend(to: try #require(URL(string: new)?.port))
          try await page.reload()
          try await page.wait(for: "Not saved: “Tea”, “Order”, “Hold to order ten”")
        }
      }
    }

    @Test func anEventOfAPageThatIsLeftIsReportedOnce() async throws {
      try await withDisconnectedPage { page, relay in
        relay.mend()
        try await page.open(relay.address + "/?elsewhere=")
        try await page.wait(for: "Not saved: “Tea”, “Order”, “Hold to order ten”")
        try await page.reload()
        try await page.button("Order").click()
        try await page.wait(for: "Ordered 1")
        try await page.wait(forNo: "Not saved")
      }
    }

    @Test func browsersWithoutStorageKeepThePageAndShowARemedy() async throws {
      try await withApp({ WindowGroup("Orders") { Text("Closed") } }) { new in
        try await withRelay(to: { WindowGroup("Orders") { OrdersView() } }) { browser, relay in
          let page = try await browser.open()
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.pretendEarlierVersion()
          try await page.open(relay.address)
          try await page.selector(".field-input").fill("Tea")
          try await page.button("Order").click()
          try await page.wait(for: "Ordered 1")
          try await page.evaluate("Storage.prototype.setItem = () => { throw new Error('full') }")
          relay.cut()
          relay.mend(to: try #require(URL(string: new)?.port))
          try await page.wait(
            for: "this browser cannot store it. Copy what is not saved, then reload the page.")
          let field = try await page.selector(".field-input").evaluate("function() { return this.value }")
          #expect(field == "Tea")
          let text = try await page.text
          #expect(text.contains("Ordered 1"))
        }
      }
    }

    @Test func anEventIsDoneOnceOnThePageOnWhichItWasMade() async throws {
      try await withDisconnectedPage { page, relay in
        relay.mend()
        try await page.reload()
        try await page.wait(for: "Ordered 11")
        try await page.wait(forNo: "Not saved")
      }
    }
  }
}

/// Seals nothing: the tests concern the pages, and a test has no secrets.
struct DecimalSealer: StateSealer {
  func seal(_ bytes: [UInt8]) -> String { bytes.map { "\($0)" }.joined(separator: "-") }

  func open(_ text: String) throws(SavedStateRefusal) -> [UInt8] {
    text.split(separator: "-").compactMap { UInt8($0) }
  }
}

/// A field and a button that counts.
private struct OrdersView: View {
  @State private var note = ""
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Note", text: $note, prompt: Text("Note"))
      Button("Order") { count += 1 }
      Text("Hold to order ten").onLongPressGesture { count += 10 }
      Text("Ordered \(count)")
    }
  }
}
