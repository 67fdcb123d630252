/// Runs a journey in a browser context of its own. It fails with the reason if a step fails or a page reports an error;
/// then screenshots of the windows are saved as `failed-<name>-<window>.png`.
nonisolated(nonsending) func journey(
  _ name: String = #function, _ steps: nonisolated(nonsending) (Browser) async throws -> Void
) async throws {
  let browser = try await Browser.open()
  do {
    try await steps(browser)
    let problems = browser.windows.flatMap(\.problems)
    if !problems.isEmpty { throw BrowserError.pageReported(problems) }
  } catch {
    let name = name.filter { $0.isLetter || $0.isNumber }
    for (index, page) in browser.windows.enumerated() {
      _ = try? await page.saveScreenshot("failed-\(name)-\(index + 1)")
    }
    await browser.close()
    let problems = browser.windows.flatMap(\.problems)
    if case BrowserError.pageReported = error { throw error }
    throw problems.isEmpty ? error : JourneyFailure(reason: error, problems: problems)
  }
  await browser.close()
}

/// The failure of a journey, with the errors of its pages, which are often the cause.
struct JourneyFailure: Error, CustomStringConvertible {
  let reason: any Error
  let problems: [String]

  var description: String { "\(reason)\nMeanwhile the pages reported:\n\(problems.joined(separator: "\n"))" }
}
