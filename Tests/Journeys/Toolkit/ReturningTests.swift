internal import BinderyViews
@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Toolkit {
  /// The positions of screens on a page that was loaded anew: the rows in view are the same, also where the new page has not loaded them.
  @Suite(.timeLimit(.minutes(10)))
  struct ReturningTests {
    /// The distance of row 250 from the top of the window.
    private static let top = """
      [...document.querySelectorAll('.row')].find((row) => row.textContent.startsWith('Row 250 '))?.getBoundingClientRect().top
      """

    /// Opens the list at row 250, as far as a person scrolls, and calls a closure with its distance from the top.
    private func withList(_ body: (Page, Double) async throws -> Void) async throws {
      try await withPage(of: { WindowGroup("Tall") { TallView() } }, sealer: DecimalSealer()) { page in
        try await page.wait(for: "Row 1 ")
        try await page.wait(
          until: """
            (() => {
              scrollTo(0, document.documentElement.scrollHeight);
              return (\(Self.top)) !== undefined;
            })()
            """)
        // The heights of the rows above are estimated until they are drawn, which moves the row.
        try await page.evaluate(
          """
          (async () => {
            for (let still = 0; still < 10; still++) {
              const distance = (\(Self.top)) - innerHeight / 2;
              if (Math.abs(distance) > 40) {
                scrollBy(0, distance);
                still = 0;
              }
              await new Promise(requestAnimationFrame);
            }
          })()
          """)
        // The position is stored before the page is left.
        try await body(page, try #require(try await page.evaluate(Self.top).number))
      }
    }

    private func expect(_ top: Double, on page: Page) async throws {
      try await page.wait(until: "Math.abs((\(Self.top)) - \(top)) < 60")
    }

    @Test func aListThatIsLoadedAnewShowsTheSameRows() async throws {
      try await withList { page, top in
        try await page.reload()
        try await expect(top, on: page)
      }
    }

    @Test func backLeadsToTheSameRowsAfterAReload() async throws {
      try await withList { page, top in
        try await page.role("link", containing: "Row 250").click()
        try await page.wait(forPath: "/250")
        try await page.wait(for: "About row 250")
        try await page.reload()
        try await page.wait(for: "About row 250")
        #expect(try await page.evaluate("scrollY") == 0)
        try await page.goBack()
        try await page.wait(forPath: "/")
        try await expect(top, on: page)
        try await page.goForward()
        try await page.wait(forPath: "/250")
        try await page.reload()
        // The button of the screen goes back as well, and adds nothing to the history.
        try await page.wait(for: "About row 250")
        try await page.button("Back to Rows").click()
        try await page.wait(forPath: "/")
        try await expect(top, on: page)
        #expect(try await page.evaluate("history.state.index") == 0)
      }
    }

    @Test func userScrollingCancelsPositionRestoration() async throws {
      try await withList { page, _ in
        try await page.call(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": """
            document.addEventListener('DOMContentLoaded', () => {
              dispatchEvent(new Event('wheel'));
              scrollTo(0, 0);
            });
            """
          ])
        try await page.reload()
        try await page.wait(for: "Row 1 ")
        try await page.button("Count").click()
        try await page.wait(for: "Counted 1")
        #expect(try await page.evaluate("scrollY < innerHeight") == true)
      }
    }
  }
}

private struct TallView: View {
  @State private var path: [Int] = []
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 12) {
        Button("Count") { count += 1 }
        Text("Counted \(count)")
        List {
          ForEach(1...400, id: \.self) { number in
            NavigationLink(value: number) {
              VStack(alignment: .leading) {
                Text("Row \(number) ")
                // Rows differ in height.
                if number % 3 == 0 { Text("One more line.\nAnd another one.") }
              }
            }
          }
        }
      }
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { number in
        Text("About row \(number)").navigationTitle("Row \(number)")
      }
    }
  }
}
