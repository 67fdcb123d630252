import Bindery
import BinderyViews
import Logging
import TestSupport

@testable import BinderyWeb

/// A host that runs during a test, on a free port.
struct HostServer {
  let host: WebHost
  let port: Int

  static func run<R>(
    apps: @MainActor () -> [any WindowScene] = { [CounterApp()] },
    configure: (inout WebConfiguration) -> Void = { _ in },
    clock: SteadyClock = SteadyClock(), development: DevelopmentLink? = nil,
    _ body: (HostServer) async throws -> R
  ) async throws -> R {
    var configuration = WebConfiguration(port: 0)
    configuration.logger.logLevel = .critical
    // On a busy machine a test can take longer than the interval, and would receive a heartbeat instead of what it waits for.
    configuration.limits.pingInterval = .seconds(3600)
    // Pages wait for their work, however busy the machine is.
    configuration.limits.firstPaintTimeout = .seconds(600)
    configure(&configuration)
    let host = try await makeHost(
      apps: apps, configuration: configuration, clock: clock, development: development)
    let (address, running) = try await startServer { try await host.run(until: .stopOnly, onListening: $0) }
    defer { host.stop() }
    let result = try await body(HostServer(host: host, port: address.port))
    host.stop()
    try await running.value
    return result
  }

  @MainActor
  private static func makeHost(
    apps: @MainActor () -> [any WindowScene], configuration: WebConfiguration,
    clock: SteadyClock, development: DevelopmentLink?
  ) throws -> WebHost {
    try WebHost(apps: apps(), configuration: configuration, clock: clock, development: development)
  }

  /// Returns the response to a request, head and body. The request has the cookie of the tests' browser, unless a header has another one
  /// or is an empty `Cookie:`.
  func answer(_ request: String, headers: [String] = []) async throws -> HTTPAnswer {
    let connection = try await RawConnection.connect(port: port)
    let isVisitor = headers.contains { $0.contains("bindery_visitor=") || $0 == "Cookie:" }
    let lines =
      ["\(request) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"] + headers
      + (isVisitor ? [] : [WebSocketClient.cookie])
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return HTTPAnswer(await connection.readToEnd())
  }

  /// Opens a page and its socket, without a hello.
  func page(_ path: String = "/counter") async throws -> PageUnderTest {
    let page = try await answer("GET \(path)")
    return PageUnderTest(port: port, html: page.text)
  }
}
