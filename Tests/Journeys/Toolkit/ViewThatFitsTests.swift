internal import Bindery
@testable internal import BinderyApp
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The browser chooses among views, before it paints them.
  @Suite(.timeLimit(.minutes(10)))
  struct ViewThatFitsTests {
    private static func shows(_ words: String) -> String {
      "[...document.querySelectorAll('[data-fits] > *')].filter((one) => one.checkVisibility()).map((one) => one.textContent).join() === '\(words)'"
    }

    @Test(arguments: [320, 700]) func theFirstViewThatFitsIsShownFromTheStart(width: Int) async throws {
      try await withPage(
        of: { PlacedWindow.all(of: FittingApp())[0] }, on: Screen(width: width, height: 600)
      ) { page in
        try await page.wait(for: "Longer words")
        let (wide, narrow) = ("A sentence of some lengthand another one", "A sentence")
        #expect(try await page.evaluate(Self.shows(width == 700 ? wide : narrow)) == true)
        // What is not shown is not reached.
        let reached =
          "[...document.querySelectorAll('[data-fits] button')].filter((one) => one.checkVisibility()).length === 1"
        #expect(try await page.evaluate(reached) == true)
        // Nothing has moved since the first frame.
        #expect(
          try await page.evaluate(
            "performance.getEntriesByType('layout-shift').length + (document.querySelector('[data-fits]').dataset.measures ? 1 : 0)"
          ) == 0)
      }
    }

    @Test func anotherWidthAndOtherWordsAreMeasuredAgain() async throws {
      try await withPage(
        of: { PlacedWindow.all(of: FittingApp())[0] }, on: Screen(width: 700, height: 600)
      ) { page in
        try await page.wait(until: Self.shows("A sentence of some lengthand another one"))
        try await page.button("Longer words").click()
        try await page.wait(until: Self.shows("A sentence"))
        try await page.button("Shorter words").click()
        try await page.wait(until: Self.shows("Aand another one"))
        try await page.evaluate("document.querySelector('main').style.width = '120px'")
        try await page.wait(until: Self.shows("A sentence"))
      }
    }
  }
}

private struct FittingApp: App {
  var body: some Scene {
    WindowGroup("Fitting") { FittingView() }
  }
}

private struct FittingView: View {
  @State private var words = "A sentence of some length"

  var body: some View {
    VStack(spacing: 12) {
      Text("Top")
      ViewThatFits(in: .horizontal) {
        HStack {
          Button(words) {}
          Text("and another one")
        }
        Button("A sentence") {}
      }
      Button("Longer words") { words = String(repeating: "A sentence of some length. ", count: 8) }
      Button("Shorter words") { words = "A" }
    }
  }
}
