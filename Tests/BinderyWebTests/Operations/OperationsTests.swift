import BinderyViews
import Logging
import TestSupport
import Testing

@testable import BinderyWeb

struct OperationsTests {
  @Test(arguments: ["/healthz", "/readyz"])
  func aHostReportsItsHealthAlsoToRequestsForItsAddress(_ path: String) async throws {
    try await HostServer.run(configure: { $0.allowedHosts = ["apps.example.org"] }) { server in
      let answer = try await server.answer("GET \(path)")
      #expect(answer.status == 200)
      #expect(answer.text == "ok\n")
      #expect(answer["Cache-Control"] == "no-store")
      let head = try await server.answer("HEAD \(path)")
      #expect(head.text.isEmpty)
      let deletion = try await server.answer("DELETE \(path)")
      #expect(deletion.status == 405)
    }
  }

  @Test func metricsAreNotServedToVisitors() async throws {
    try await HostServer.run { server in
      let answer = try await server.answer("GET /metrics")
      #expect(answer.status == 404)
    }
  }

  @Test func aHostWithAsManySessionsAsItCanHoldIsAliveButNotReady() async throws {
    let health = HostHealth(watch: .silent())
    #expect(health.busyReason == nil)
    health.record(isFull: true)
    #expect(health.busyReason?.contains("as many sessions") == true)
    #expect(health.failure == nil)
  }

  @Test(arguments: ["healthz", "readyz"])
  func noAppCanHaveThePathOfTheHostsHealth(_ path: String) async {
    await #expect(throws: WebHostError.self) {
      try await HostServer.run(apps: { [WindowGroup("Path", id: path) { Text("Here") }] }) { _ in }
    }
  }

  @Test func operatorsHaveAnAddressOfTheirOwn() async throws {
    try await withOperations { server in
      let metrics = try await server.answer("GET /metrics")
      #expect(metrics.status == 200)
      #expect(metrics["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
      #expect(metrics.text == "sessions 3\n")
      let health = try await server.answer("GET /healthz")
      #expect(health.text == "ok\n")
      let page = try await server.answer("GET /counter")
      #expect(page.status == 404)
      let socket = try await server.answer(
        "GET /bindery/socket", headers: ["Upgrade: websocket", "Connection: Upgrade"])
      #expect(socket.status == 404)
    }
  }

  @Test func metricsAreNotReadThroughAForeignNameThatResolvesToThisMachine() async throws {
    try await withOperations { server in
      let connection = try await RawConnection.connect(port: server.port)
      try await connection.send(
        "GET /metrics HTTP/1.1\r\nHost: evil.example:\(server.port)\r\nConnection: close\r\n\r\n")
      let answer = HTTPAnswer(await connection.readToEnd())
      #expect(answer.status == 421)
      #expect(!answer.text.contains("sessions"))
    }
  }

  @Test func operatorsHaveABoundedNumberOfConnections() async throws {
    try await withOperations { server in
      var connections: [RawConnection] = []
      while server.host.count(of: .refusedConnection) == 0, connections.count < 200 {
        let connection = try await RawConnection.connect(port: server.port)
        // A refused connection may be closed before this.
        try? await connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = try? await connection.read(to: "ok\n")
        connections.append(connection)
      }
      #expect(connections.count == 65)
      for connection in connections { try? await connection.drop() }
    }
  }

  private func withOperations(_ body: (HostServer) async throws -> Void) async throws {
    var configuration = WebConfiguration(port: 0)
    configuration.logger.logLevel = .critical
    configuration.operations = OperationsEndpoint(port: 0) { "sessions 3\n" }
    let host = try await makeHost(configuration)
    let (address, running) = try await startServer { try await host.run(until: .stopOnly, onOperating: $0) }
    defer { host.stop() }
    try await body(HostServer(host: host, port: address.port))
    host.stop()
    try await running.value
  }

  @Test func aTakenPortForOperatorsIsNamed() async throws {
    try await HostServer.run { server in
      var configuration = WebConfiguration(port: 0)
      configuration.logger.logLevel = .critical
      configuration.operations = OperationsEndpoint(port: server.port) { "" }
      let host = try await makeHost(configuration)
      await #expect(throws: WebHostError.portTaken(host: "127.0.0.1", port: server.port)) {
        try await host.run(until: .stopOnly)
      }
    }
  }

  @MainActor
  private func makeHost(_ configuration: WebConfiguration) throws -> WebHost {
    try WebHost(apps: [CounterApp()], configuration: configuration)
  }
}

extension MainActorMonitor {
  fileprivate static func silent() -> MainActorMonitor {
    MainActorMonitor(
      logger: .init(label: "test") { _ in SwiftLogNoOpLogHandler() },
      incidents: IncidentMonitor(logger: .init(label: "test") { _ in SwiftLogNoOpLogHandler() }),
      metrics: WebMetrics())
  }
}
