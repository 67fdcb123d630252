@testable internal import TestSupport

/// Steps that journeys through MovieInfo share.
extension Page {
  /// The cumulative layout shift since the page was opened; 0 for none.
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

  /// Waits until the front tab lists this number of movies.
  func wait(forMovies count: String) async throws {
    try await wait(until: "document.querySelectorAll('[data-selected] li.row a.link').length \(count)")
  }
}
