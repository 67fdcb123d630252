@testable internal import TestSupport
internal import BinderyViews
internal import BinderyWeb
internal import Testing

extension Toolkit {
  /// Rows that appear when the browser shows them.
  @Suite(.timeLimit(.minutes(10)))
  struct SeenRowsTests {
    enum Container: Sendable { case list, grid, plain }

    /// Whether the app knows exactly the rows on the screen, of more than it has had to load for them.
    private static let isFaithful = """
      (() => {
        const rows = [...document.querySelectorAll('[data-on~="see"]')];
        const number = (row) => Number(row.textContent.match(/Row (\\d+)/)[1]);
        const shown = rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        }).map(number);
        const said = document.body.textContent.match(/Seen: ([\\d ]*)\\./)[1].split(" ");
        return shown.length > 5 && String(shown) === String(said) && shown.at(-1) < rows.length;
      })()
      """
    private static let count = #"Number(document.body.textContent.match(/Loads: (\d+)/)[1])"#
    private static let hasLoadedPart =
      "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/seen.js'))"

    @Test(arguments: [Container.list, .grid])
    func aListThatLoadsMoreAtItsLastRowStopsBelowTheWindow(container: Container) async throws {
      try await withApp({ WindowGroup("Loading") { LoadingView(container: container) } }) { address in
        try await journey { browser in
          let page = try await browser.open(address)
          try await page.wait(until: Self.isFaithful)
          let loads = try #require(try await page.evaluate(Self.count).int)
          #expect(loads > 0 && loads < 12)
          // Each press is a round trip, in which another report would arrive.
          for press in 1...5 {
            try await page.button("Count").click()
            try await page.wait(for: "Pressed: \(press)")
          }
          #expect(try await page.evaluate(Self.count).int == loads)
          try await page.scrollToTheEnd()
          try await page.wait(until: "\(Self.count) > \(loads) && \(Self.isFaithful)")
          // A page that is loaded again reports in its new session what it shows.
          try await page.open(address)
          try await page.wait(until: Self.isFaithful)
        }
      }
    }

    @Test func aPageWithoutSuchRowsObservesNothing() async throws {
      try await withPage(of: { WindowGroup("Loading") { LoadingView(container: .plain) } }) { page in
        try await page.button("Count").click()
        try await page.wait(for: "Pressed: 1")
        #expect(try await page.evaluate(Self.hasLoadedPart) == false)
      }
    }
  }
}

/// A list that loads more when its last row appears, and says which rows are on the screen.
private struct LoadingView: View {
  let container: Toolkit.SeenRowsTests.Container
  @State private var rows = Array(1...10)
  @State private var seen: Set<Int> = []
  @State private var loads = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      Text("Loads: \(loads). Pressed: \(presses)")
      Text("Seen: \(seen.sorted().map { "\($0)" }.joined(separator: " ")).").lineLimit(1)
      Button("Count") { presses += 1 }
      switch container {
      case .list: List { ForEach(rows, id: \.self) { row($0) } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(rows, id: \.self) { row($0) } } }
      case .plain: List { ForEach(rows, id: \.self) { Text("Row \($0)") } }
      }
    }
  }

  private func row(_ number: Int) -> some View {
    Text("Row \(number)")
      .onAppear {
        seen.insert(number)
        guard number == rows.last else { return }
        loads += 1
        rows += (1...10).map { number + $0 }
      }
      .onDisappear { seen.remove(number) }
  }
}
