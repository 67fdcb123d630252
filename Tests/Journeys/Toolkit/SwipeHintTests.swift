internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The hint that rows have actions behind them.
  @Suite(.timeLimit(.minutes(10)))
  struct SwipeHintTests {
    private static let moving =
      "document.getAnimations().filter(({ animationName }) => animationName === 'peek')"
    /// Holds the hint as soon as it is there.
    private static let isHeld =
      "(() => { const all = \(moving); all.forEach((one) => one.pause()); return all.length > 0 })()"
    private static let hints = "document.querySelectorAll('.row[data-hint]').length"

    @Test func aTouchScreenShowsOnceThatRowsHaveActions() async throws {
      try await withApp({ WindowGroup("Errands") { ErrandsView() } }) { address in
        try await journey { browser in
          let page = try await browser.open(on: .phone)
          try await page.open(address)
          try await page.wait(until: Self.isHeld)
          // It shows the whole actions.
          try await page.holds(
            "return near(parseFloat(one('.row[data-hint]').element.style.getPropertyValue('--peek')), -one('.row[data-hint] > .actions').width);"
          )
          // The row without actions before it, and the others, keep still.
          #expect(try await page.evaluate(Self.hints).int == 1)
          #expect(
            try await page.evaluate("document.querySelector('.row[data-hint]').innerText").string?.contains(
              "Bread")
              == true)
          _ = try await page.evaluate("\(Self.moving).forEach((one) => one.finish())")
          try await page.wait(until: "\(Self.hints) === 0")
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
