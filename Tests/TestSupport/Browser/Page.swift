internal import Foundation
internal import Synchronization

/// A browser window with a user's actions: read, click, type, go back.
final class Page: Sendable {
  private let connection: DebuggingConnection
  /// The browser context, whose cookies, storage and permissions the window uses.
  let context: JSON
  private let target: JSON
  private let session: String

  private struct State {
    var problems: [String] = []
    var tolerated: [String] = []
  }
  private let state = Mutex(State())

  init(connection: DebuggingConnection, context: JSON, target: JSON, session: String) {
    self.connection = connection
    self.context = context
    self.target = target
    self.session = session
  }

  /// Enables the protocol domains that a journey needs, before the first document.
  func prepare(for screen: Screen) async throws {
    connection.listen(to: session) { [weak self] in self?.hear($0, $1) }
    try await call("Page.enable")
    try await call("Runtime.enable")
    try await call("Log.enable")
    try await call("Network.enable")
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(PageScript.source)])
    try await call("Runtime.evaluate", ["expression": .string(PageScript.source)])
    try await show(on: screen)
  }

  /// Ignores what the page reports from now on, because its context is closed.
  func stopListening() { connection.stopListening(to: session) }

  /// Sends a command of the debugging protocol to this page.
  @discardableResult
  func call(_ method: String, _ parameters: JSON = [:], within limit: Duration = .seconds(30)) async throws
    -> JSON
  {
    try await connection.call(method, parameters, session: session, within: limit)
  }

  // MARK: Navigation

  /// Opens a URL and waits until the document and its resources are loaded.
  func open(_ url: String) async throws {
    let result = try await call("Page.navigate", ["url": .string(url)])
    if let error = result["errorText"].string, !error.isEmpty {
      throw BrowserError.refused(method: "Page.navigate", message: "\(url): \(error)")
    }
    try await wait(until: "document.readyState === 'complete'")
  }

  /// Loads the document again.
  func reload() async throws {
    try await evaluate("window[Symbol.for('journey')].isOld = true")
    try await call("Page.reload")
    try await wait(until: "!window[Symbol.for('journey')].isOld && document.readyState === 'complete'")
  }

  /// Presses the browser's back button.
  func goBack() async throws { try await go(-1) }

  /// Presses the browser's forward button.
  func goForward() async throws { try await go(1) }

  private func go(_ offset: Int) async throws {
    let history = try await call("Page.getNavigationHistory")
    let index = (history["currentIndex"].int ?? 0) + offset
    guard history["entries"].array.indices.contains(index) else {
      throw BrowserError.refused(method: "history", message: "there is nothing to go to.")
    }
    try await call("Page.navigateToHistoryEntry", ["entryId": history["entries"].array[index]["id"]])
  }

  /// The address that the browser shows.
  var url: String {
    get async throws { try await evaluate("location.href").string ?? "" }
  }

  /// Closes the window.
  func close() async throws {
    try await connection.call("Target.closeTarget", ["targetId": target])
  }

  // MARK: Reading

  /// Runs JavaScript in the page, awaits a promise, and returns the value.
  @discardableResult
  func evaluate(_ expression: String, within limit: Duration = .seconds(30)) async throws -> JSON {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true, "userGesture": true],
      within: limit)
    return try Self.value(of: answer)
  }

  /// The value of an evaluation, or the exception that it threw.
  static func value(of answer: JSON) throws -> JSON {
    let details = answer["exceptionDetails"]
    if details != .null {
      throw BrowserError.script(
        details["exception"]["description"].string ?? details["text"].string ?? "unknown")
    }
    return answer["result"]["value"]
  }

  /// The text that the page shows.
  var text: String {
    get async throws { try await evaluate("document.body?.innerText ?? ''").string ?? "" }
  }

  // MARK: Problems

  /// Ignores errors with this text as part of the journey, such as a socket that the test itself cut.
  func tolerate(_ words: String...) {
    state.withLock { $0.tolerated += words }
  }

  /// The errors and exceptions that the page wrote to its console.
  var problems: [String] {
    state.withLock { state in
      state.problems.filter { problem in !state.tolerated.contains { problem.contains($0) } }
    }
  }

  private func hear(_ method: String, _ parameters: JSON) {
    guard let problem = ConsoleProblem.describe(method, parameters) else { return }
    state.withLock { $0.problems.append(problem) }
    if method == "Page.javascriptDialogOpening" {
      // A page blocks while a browser dialog is open.
      Task { try await call("Page.handleJavaScriptDialog", ["accept": false]) }
    }
  }
}
