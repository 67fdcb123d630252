internal import Bindery
@testable internal import TestSupport
internal import BinderyViews
internal import BinderyWeb
internal import Testing

extension Toolkit {
  /// Scroll views whose position an app knows and sets.
  @Suite(.timeLimit(.minutes(10)))
  struct ScrollPositionTests {
    private static let device = Screen(width: 390, height: 600)

    private static func isShown(_ row: Int) -> String {
      """
      [...document.querySelectorAll('main .text')].some((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return text.textContent === "Row \(row)" && top < innerHeight && bottom > 0;
      })
      """
    }

    /// Whether the position is that of the first row on the screen, far from the start.
    private static let isFaithful = """
      (() => {
        const row = [...document.querySelectorAll('[data-on~="see"]')].find((row) => row.getBoundingClientRect().bottom > 0);
        const position = document.body.textContent.match(/Position: (\\d+)/)?.[1];
        return position > 5 && row.textContent === `Row ${position}`;
      })()
      """

    @Test func thePositionFollowsThePersonAndThePersonThePosition() async throws {
      try await withPage(of: { WindowGroup("Rows") { RowsView(anchor: nil) } }, on: Self.device) { page in
        try await page.wait(for: "Position: none.")
        try await page.evaluate("scrollTo(0, 130 * 10)")
        try await page.wait(until: Self.isFaithful)
        try await page.evaluate(
          "[...document.querySelectorAll('button')].find((one) => one.innerText === 'Row 30').click()")
        try await page.wait(until: Self.isShown(30))
        try await page.wait(for: "Position: 30.")
      }
    }

    @Test func aScrollViewBeginsAtItsEndAndStaysThere() async throws {
      try await withPage(of: { WindowGroup("Rows") { RowsView(anchor: .bottom) } }, on: Self.device) { page in
        try await page.wait(until: Self.isShown(40))
        try await page.button("Add").click()
        try await page.wait(until: Self.isShown(41))
        // Who reads above is not moved.
        try await page.evaluate("scrollTo(0, 0)")
        try await page.wait(until: Self.isShown(2))
        try await page.wait(for: "Position: 1.")
        try await page.button("Add").click()
        try await page.wait(for: "Rows: 42.")
        #expect(try await page.evaluate(Self.isShown(2)) == true)
      }
    }

    @Test func whatScrollsSidewaysStopsAtAView() async throws {
      try await withPage(of: { WindowGroup("Sideways") { SidewaysView() } }, on: Self.device) { page in
        try await page.wait(for: "Position: none.")
        // Not quite at the second card, which the browser then moves to its place.
        try await page.evaluate("document.querySelector('.scroll').scrollLeft = 290")
        try await page.wait(for: "Position: 2.")
        let isAtCard = """
          (() => {
            const scroll = document.querySelector('.scroll');
            const card = scroll.querySelector('.stack').children[1].getBoundingClientRect();
            return Math.abs(card.left - scroll.getBoundingClientRect().left - parseFloat(getComputedStyle(scroll).scrollPaddingLeft)) < 2;
          })()
          """
        try await page.wait(until: isAtCard)
      }
    }
  }
}

private struct SidewaysView: View {
  @State private var position: Int?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(1...10, id: \.self) { Text("Card \($0)").frame(width: 300, height: 80) } }
      }
      .scrollPosition(id: $position)
      Text("Position: \(position.map { "\($0)" } ?? "none").")
    }
  }
}

private struct RowsView: View {
  let anchor: UnitPoint?
  @State private var rows = Array(1...40)
  @State private var position: Int?

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 130) }
      }
    }
    .defaultScrollAnchor(anchor)
    .scrollPosition(id: $position)
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Text("Position: \(position.map { "\($0)" } ?? "none").") }
      ToolbarItem(placement: .bottomBar) { Text("Rows: \(rows.count).") }
      ToolbarItem(placement: .bottomBar) { Button("Row 30") { position = 30 } }
      ToolbarItem(placement: .bottomBar) { Button("Add") { rows.append(rows.count + 1) } }
    }
  }
}
