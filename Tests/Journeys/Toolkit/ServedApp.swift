@testable internal import TestSupport
internal import BinderyViewModels
internal import BinderyViews
internal import BinderyWeb
internal import Foundation
internal import Logging
internal import Testing

/// Calls a closure with the address of a host in this process that serves one app, for a test of the toolkit. With a sealer, its pages store
/// their windows; with `users`, they can log in; `configure` changes the rest.
nonisolated(nonsending) func withApp<Result>(
  _ app: @MainActor @Sendable () -> any WindowScene, sealer: (any StateSealer)? = nil,
  users: (any UserDirectory)? = nil, configure: (inout WebConfiguration) -> Void = { _ in },
  _ body: nonisolated(nonsending) (String) async throws -> Result
) async throws -> Result {
  var configuration = WebConfiguration(port: 0)
  configuration.logger.logLevel = .critical
  configuration.stateSealer = sealer
  configuration.users = users
  configure(&configuration)
  let host = try await MainActor.run { [configuration] in
    try WebHost(apps: [app()], configuration: configuration)
  }
  let (address, running) = try await startServer { try await host.run(until: .stopOnly, onListening: $0) }
  defer { host.stop() }
  let result = try await body("\(address)")
  host.stop()
  try await running.value
  return result
}

/// Runs a journey that reaches an app through a relay.
nonisolated(nonsending) func withRelay(
  to app: @MainActor @Sendable () -> any WindowScene, sealer: (any StateSealer)? = nil,
  configure: (inout WebConfiguration) -> Void = { _ in }, name: String = #function,
  _ steps: nonisolated(nonsending) (Browser, TCPRelay) async throws -> Void
) async throws {
  try await withApp(app, sealer: sealer, configure: configure) { address in
    let relay = try TCPRelay(to: try #require(URL(string: address)?.port))
    defer { relay.close() }
    try await journey(name) { browser in try await steps(browser, relay) }
  }
}

/// Runs a journey in one window of an app, for a test of the toolkit that needs neither another window nor the address.
nonisolated(nonsending) func withPage(
  of app: @MainActor @Sendable () -> any WindowScene, at path: String = "", on screen: Screen = .desktop,
  sealer: (any StateSealer)? = nil, configure: (inout WebConfiguration) -> Void = { _ in },
  name: String = #function, _ steps: nonisolated(nonsending) (Page) async throws -> Void
) async throws {
  try await withApp(app, sealer: sealer, configure: configure) { address in
    try await journey(name) { browser in
      try await steps(try await browser.open(address + path, on: screen))
    }
  }
}
