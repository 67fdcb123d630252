@testable internal import TestSupport
internal import BinderyViewModels
internal import BinderyViews
internal import BinderyWeb
internal import Logging

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
  let (addresses, listening) = AsyncStream<WebAddress>.makeStream()
  let running = Task { try await host.run(until: .stopOnly) { listening.yield($0) } }
  var iterator = addresses.makeAsyncIterator()
  let address = await iterator.next()
  defer { host.stop() }
  let result = try await body(address.map { "\($0)" } ?? "")
  host.stop()
  try await running.value
  return result
}
