import BinderyViews
import TestSupport

@testable import BinderyTerminal

/// Runs a host of apps in a terminal that answers no question, until the apps are quit.
///
/// - Parameter body: Uses the terminal, and quits unless `quits` is set.
@MainActor
func withTerminalHost(
  of apps: [any WindowScene], columns: Int = 60, rows: Int = 10, environment: [String: String] = [:],
  quits: Bool = true, configure: (inout TerminalConfiguration) -> Void = { _ in },
  _ body: @MainActor (PseudoTerminal, TerminalHost) async throws -> Void
) async throws {
  let terminal = try PseudoTerminal(columns: columns, rows: rows)
  defer { terminal.close() }
  terminal.read()
  let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
  var configuration = try TerminalConfiguration(environment: environment, path: terminal.path)
  configuration.replyTimeout = .milliseconds(1)
  configure(&configuration)
  let host = try TerminalHost(apps: apps, configuration: configuration)
  async let ended: Void = host.run()
  try await body(terminal, host)
  if quits { terminal.send("\u{11}") }
  try await ended
}
