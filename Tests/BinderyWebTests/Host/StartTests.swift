import Logging
import SocketDriver
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(5))) struct StartTests {
  @Test func aTakenPortIsSaidToBeTaken() async throws {
    try await HostServer.run { server in
      var configuration = WebConfiguration(port: server.port)
      configuration.logger.logLevel = .critical
      let second = try await WebHost(apps: [CounterApp()], configuration: configuration)
      await #expect(throws: WebHostError.portTaken(host: "127.0.0.1", port: server.port)) {
        try await second.run(until: .stopOnly)
      }
    }
  }

  @Test func anUnknownHostIsSaidToBeUnknown() async throws {
    var configuration = WebConfiguration(host: "no such host", port: 0)
    configuration.logger.logLevel = .critical
    let host = try await WebHost(apps: [CounterApp()], configuration: configuration)
    do {
      try await host.run(until: .stopOnly)
      Issue.record("it listens")
    } catch {
      #expect(error.description.hasPrefix("Cannot listen on no such host, port 0: "))
    }
  }

  @Test(arguments: ["Cloudy", "a/b", "a b", "é", "bindery", "pictures"])
  func aPathThatCannotBeOneIsRefused(_ path: String) async {
    await #expect(throws: WebHostError.self) { try await WebHost(apps: [CounterApp(path: path)]) }
  }

  @Test func twoAppsCannotShareAPath() async {
    await #expect(throws: WebHostError.invalidPath("counter", reason: "another app has it")) {
      try await WebHost(apps: [CounterApp(), CounterApp()])
    }
  }

  @Test func aHostThatIsStoppedBeforeItRunsEndsAtOnce() async throws {
    var configuration = WebConfiguration(port: 0)
    configuration.logger.logLevel = .critical
    let host = try await WebHost(apps: [CounterApp()], configuration: configuration)
    host.stop()
    try await host.run(until: .stopOnly)
  }

  @Test func aHostWhoseTaskIsCancelledEndsWithItsSockets() async throws {
    var configuration = WebConfiguration(port: 0)
    configuration.logger.logLevel = .critical
    let host = try await WebHost(apps: [CounterApp()], configuration: configuration)
    let (addresses, listening) = AsyncStream<WebAddress>.makeStream()
    let running = Task { try await host.run(until: .stopOnly) { listening.yield($0) } }
    var iterator = addresses.makeAsyncIterator()
    let port = try #require(await iterator.next()).port
    let socket = try await WebSocketClient.open(port: port)
    running.cancel()
    #expect(await socket.connection.readToEnd() == [])
    try? await running.value
    #expect(await host.sessionCount == 0)
  }

  @Test(arguments: [
    ("0.0.0.0", "http://localhost:8080"), ("127.0.0.1", "http://127.0.0.1:8080"),
    ("::1", "http://[::1]:8080"),
  ])
  func anAddressCanBeOpened(_ host: String, address: String) {
    #expect(WebAddress(host: host, port: 8080).description == address)
  }
}
