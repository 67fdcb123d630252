/// A page in Chromium without the script of journeys, whose observation of changes would take part of the time that a benchmark measures.
package enum MeasuredPage {
  /// Opens a page, and runs JavaScript in it once it is loaded.
  ///
  /// - Parameter script: An expression whose promise has a text.
  /// - Returns: The text.
  /// - Throws: An error if Chromium is missing, or the script throws one.
  package static func evaluate(_ script: String, at url: String) async throws -> String {
    let browser = try await SharedChromium.shared.running().connection
    let target = try await browser.call("Target.createTarget", ["url": "about:blank"])["targetId"]
    let result: Result<String, any Error>
    do {
      result = .success(try await evaluate(script, at: url, in: target, of: browser))
    } catch {
      result = .failure(error)
    }
    _ = try? await browser.call("Target.closeTarget", ["targetId": target])
    return try result.get()
  }

  private static func evaluate(
    _ script: String, at url: String, in target: JSON, of browser: DebuggingConnection
  ) async throws -> String {
    let attached = try await browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])
    let session = attached["sessionId"].string ?? ""
    let opened = try await browser.call("Page.navigate", ["url": .string(url)], session: session)
    if let error = opened["errorText"].string, !error.isEmpty {
      throw BrowserError.refused(method: "Page.navigate", message: "\(url): \(error)")
    }
    let loaded =
      "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))"
    let answer = try await browser.call(
      "Runtime.evaluate",
      [
        "expression": .string("\(loaded).then(() => \(script))"), "awaitPromise": true, "returnByValue": true,
      ], session: session, within: .seconds(300))
    return try Page.value(of: answer).string ?? ""
  }
}
