/// The reason why a journey could not continue, as a sentence for the test's output.
enum BrowserError: Error, CustomStringConvertible {
  /// Chromium is not installed on this machine.
  case chromiumIsMissing(searched: [String])
  /// A program could not be started.
  case cannotStart(program: String, reason: String)
  /// Chromium ended, or its pipe was closed.
  case connectionLost(log: String)
  /// Chromium did not answer a command in time.
  case noAnswer(method: String, limit: Duration)
  /// Chromium rejected a command.
  case refused(method: String, message: String)
  /// A script in the page threw.
  case script(String)
  /// A condition was not met in time; the page's text shows the actual state.
  case timedOut(waitingFor: String, limit: Duration, page: String)
  /// The page wrote errors to its console.
  case pageReported([String])
  /// A server did not start.
  case serverDidNotStart(output: String)

  var description: String {
    switch self {
    case .chromiumIsMissing(let searched):
      """
      The browser tests need Chromium, and none of \(searched.joined(separator: ", ")) is on PATH. \
      Install it with `apt-get install chromium` (`make test` does so), or set BINDERY_CHROMIUM to its path.
      """
    case .cannotStart(let program, let reason): "\(program) could not be started: \(reason)."
    case .connectionLost(let log): "Chromium exited before the end of the journey. Its last output:\n\(log)"
    case .noAnswer(let method, let limit): "Chromium did not answer \(method) within \(limit)."
    case .refused(let method, let message): "Chromium refused \(method): \(message)"
    case .script(let message): "A script in the page failed: \(message)"
    case .timedOut(let goal, let limit, let page):
      "Timed out after \(limit) waiting for \(goal). The page showed:\n\(page)"
    case .pageReported(let problems):
      "The page reported errors:\n" + problems.map { "  \($0)" }.joined(separator: "\n")
    case .serverDidNotStart(let output): "The program did not print its address. Its output:\n\(output)"
    }
  }
}
