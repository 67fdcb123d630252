@testable internal import BrowserDriver

/// Steps that journeys through MovieInfo share.
extension Page {
  /// How far things have jumped since the page was opened, as browsers measure it: 0 for not at all.
  func layoutShift() async throws -> Double {
    try await evaluate(
      """
      new Promise((done) => {
        let sum = 0;
        new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
          .observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 300);
      })
      """
    ).number ?? 0
  }

  /// Waits until so many movies are listed in the tab in front.
  func wait(forMovies count: String) async throws {
    try await wait(until: "document.querySelectorAll('[data-selected] li.row a.link').length \(count)")
  }
}
