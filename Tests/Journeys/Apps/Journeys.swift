@testable internal import TestSupport
internal import Foundation
internal import Testing

/// Journeys through the apps, in a real browser, with the program as a user starts it. They run one at a time, beside those of ``Toolkit``: two
/// keep two cores busy, and more only take turns.
@Suite(.serialized)
struct Journeys {}

/// Calls a closure with a gallery that shows sample data on a spring day at noon, and with the folder of its data.
func withServer<Result>(
  _ arguments: [String] = ["--sample"], environment: [String: String] = [:],
  _ body: (ServerProcess, String) async throws -> Result
) async throws -> Result {
  try await withFolder { folder in
    let environment = ["BINDERY_NOW": "2026-03-29T12:00:00Z"].merging(environment) { $1 }
    let server = try await ServerProcess.gallery(
      arguments, environment: environment, data: folder + "/data")
    return try await withServers([server]) { try await body(server, folder) }
  }
}

/// Calls a closure while programs run, and kills them afterwards. If the closure throws, their reports are recorded.
func withServers<Result>(
  _ servers: [ServerProcess], _ body: () async throws -> Result
) async throws -> Result {
  do {
    let result = try await body()
    for server in servers { await server.kill() }
    return result
  } catch {
    for server in servers {
      Issue.record("\(server.report)")
      await server.kill()
    }
    throw error
  }
}

/// Runs a journey in one window of such a gallery, for a test that needs neither another window nor the program.
func withPage(
  _ path: String, on screen: Screen = .desktop, arguments: [String] = ["--sample"],
  environment: [String: String] = [:], name: String = #function, _ steps: (Page) async throws -> Void
) async throws {
  try await withServer(arguments, environment: environment) { server, _ in
    try await journey(name) { browser in
      try await steps(try await browser.open(server.address + path, on: screen))
    }
  }
}

extension ServerProcess {
  /// Starts a gallery with a folder for its data.
  static func gallery(
    _ arguments: [String], environment: [String: String], data: String
  ) async throws -> ServerProcess {
    try await start("gallery", ["--data", data] + arguments, environment: environment, home: data)
  }
}
