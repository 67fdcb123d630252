internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The hint that rows have actions behind them.
  @Suite(.timeLimit(.minutes(10)))
  struct SwipeHintTests {
    private static let isKnown = "localStorage.getItem('bindery:swiped') !== null"
    private static let hints = "document.querySelectorAll('.row[data-hint]').length"

    @Test func aTouchScreenShowsOnceThatRowsHaveActions() async throws {
      try await withApp({ WindowGroup("Errands") { ErrandsView() } }) { address in
        try await journey { browser in
          let page = try await browser.open(on: .phone)
          try await page.open(address)
          try await page.wait(until: Self.isKnown)
          #expect(
            try await page.evaluate(
              "getComputedStyle(document.querySelector('.row[data-hint] > .row-content')).animationName"
            ).string == "peek")
          // The row without actions before it, and the others, keep still.
          #expect(try await page.evaluate(Self.hints).int == 1)
          #expect(
            try await page.evaluate("document.querySelector('.row[data-hint]').innerText").string?.contains(
              "Bread")
              == true)
          try await page.reload()
          try await page.wait(for: "Bread")
          #expect(try await page.evaluate(Self.hints).int == 0)
        }
      }
    }
  }
}

/// A list with actions in some of its rows.
private struct ErrandsView: View {
  var body: some View {
    List {
      Text("For today")
      ForEach(["Bread", "Tea"], id: \.self) { name in
        Text(name).swipeActions { Button("Delete", role: .destructive) {} }
      }
    }
  }
}
