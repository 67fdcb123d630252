@testable internal import BrowserDriver
internal import Foundation
internal import Testing

/// Journeys through the apps, in a real browser, against the program as a person starts it. One at a time: each has
/// a browser and a server of its own, and a busy machine would only make all of them slow.
@Suite(.serialized)
struct Journeys {
}

/// Calls with a gallery that shows sample data on a spring day at noon, and with the folder around its data.
func withServer<Result>(
  _ arguments: [String] = ["--sample"], environment: [String: String] = [:],
  _ body: (ServerProcess, String) async throws -> Result
) async throws -> Result {
  try await withFolder { folder in
    let environment = ["BINDERY_NOW": "2026-03-29T12:00:00Z"].merging(environment) { $1 }
    let server = try await ServerProcess.start(arguments, environment: environment, data: folder + "/data")
    do {
      let result = try await body(server, folder)
      await server.kill()
      return result
    } catch {
      await server.kill()
      throw error
    }
  }
}
