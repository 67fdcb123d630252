@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// Presses that count only as two.
  @Suite(.timeLimit(.minutes(10)))
  struct DoublePressTests {
    @Test func aDoublePressIsReportedOnceAndByKeyboardWithOneKey() async throws {
      try await withApp({ Album() }) { address in
        try await journey { browser in
          let page = try await browser.open(address)
          try await page.wait(for: "Opened 0, chosen 0")
          try await page.wait(until: "document.documentElement.dataset.ready === ''")
          // A single press does nothing; events arrive in their order.
          try await page.text("Photo").click()
          try await page.text("Song").doubleClick()
          try await page.wait(for: "Opened 1, chosen 2")
          #expect(try await page.evaluate("getSelection().toString()") == "")
          try await page.text("Photo").doubleClick()
          try await page.wait(for: "Opened 2, chosen 2")
          try await page.tab(to: "Photo")
          try await page.press("Enter")
          try await page.wait(for: "Opened 3, chosen 2")
          // Both are in the list of commands.
          try await page.tab(to: "Song")
          try await page.press("k", holding: .control)
          try await page.wait(until: "document.activeElement.matches('.palette-field')")
          try await page.type("song")
          try await page.wait(until: "document.querySelector('.palette-note').textContent === '2 commands'")
          try await page.press("ArrowDown")
          try await page.press("Enter")
          try await page.wait(for: "Opened 4, chosen 2")
        }
      }
    }
  }
}

private struct Album: WindowScene {
  let title = "Album"
  let path = ""
  let summary = "Double presses."
  var window: some View { AlbumView() }
}

private struct AlbumView: View {
  @State private var opened = 0
  @State private var chosen = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Opened \(opened), chosen \(chosen)")
      Text("Photo").padding().onTapGesture(count: 2) { opened += 1 }
      Text("Song").padding().onTapGesture(count: 2) { opened += 1 }.onTapGesture { chosen += 1 }
    }
  }
}
