internal import BinderyViews
internal import BinderyWeb
@testable internal import TestSupport
internal import Foundation
internal import FoundationNetworking
internal import Testing

extension Toolkit {
  /// What a person sees on a page that another process continues.
  @Suite(.timeLimit(.minutes(10)))
  struct RestoredSightTests {
    @Test func aPageThatMadeRoomForOthersRestsUntilItIsUsed() async throws {
      try await withApp(
        { WindowGroup("Story") { StoryView() } }, sealer: DecimalSealer(),
        configure: {
          $0.limits.maximumSessions = 2
          $0.limits.unclaimedGrace = .zero
          $0.clientAddress = .forwardedFor()
        }
      ) { address in
        try await journey { browser in
          let page = try await browser.open(address)
          page.tolerate("WebSocket")
          try await page.selector(".field-input").fill("Tea")
          try await page.waitUntilKept()
          let other = try await browser.open(address)
          try await other.wait(for: "Chapter 80")
          try await other.selector(".field-input").fill("Milk")
          try await other.wait(for: "Told: Milk")
          var newcomer = URLRequest(url: try #require(URL(string: address)))
          newcomer.setValue("192.0.2.1", forHTTPHeaderField: "X-Forwarded-For")
          _ = try await URLSession.shared.data(for: newcomer)
          try await page.wait(for: "Paused to make room for others")
          let session = try await page.shownSession
          try await page.evaluate("dispatchEvent(new PointerEvent('pointerdown'))")
          try await page.waitUntilContinued(from: session)
          try await page.wait(for: "Told: Tea")
        }
      }
    }

    @Test func theFocusTheCaretAndThePositionComeBackInAnotherProcess() async throws {
      try await withApp({ WindowGroup("Story") { StoryView() } }, sealer: DecimalSealer()) { new in
        try await withRelay(to: { WindowGroup("Story") { StoryView() } }, sealer: DecimalSealer()) {
          browser, relay in
          let page = try await browser.open(relay.address)
          page.tolerate("WebSocket", "Failed to load resource", "ERR_")
          try await page.waitUntilKept()
          try await page.selector(".field-input").fill("Tea")
          try await page.wait(for: "Told: Tea")
          try await page.evaluate(
            """
            const field = document.querySelector('.field-input');
            field.focus();
            field.setSelectionRange(1, 2);
            scrollTo({ top: 120, behavior: 'instant' });
            """)
          let session = try await page.shownSession
          relay.cut()
          relay.mend(to: try #require(URL(string: new)?.port))
          try await page.evaluate("dispatchEvent(new Event('online'))")
          try await page.waitUntilContinued(from: session)
          try await page.waitUntilKept()
          // The same in a document that is loaded again.
          try await page.reload()
          try await page.wait(for: "Told: Tea")
          try await page.wait(
            until:
              "document.activeElement.selectionStart === 1 && document.activeElement.selectionEnd === 2")
          try await page.wait(until: "scrollY === 120")
        }
      }
    }
  }
}

private struct StoryView: View {
  @SceneStorage("beginning") private var beginning = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Beginning", text: $beginning, prompt: Text("Once upon a time"))
      Text("Told: \(beginning)")
      ForEach(1...80, id: \.self) { number in Text("Chapter \(number)") }
    }
  }
}
