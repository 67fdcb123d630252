import BinderyViews
import Foundation
import Logging
import TestSupport
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct StartTests {
  @Test func portConflictsAreReported() async throws {
    try await HostServer.run { server in
      var configuration = WebConfiguration(port: server.port)
      configuration.logger.logLevel = .critical
      let second = try await WebHost(apps: [CounterApp()], configuration: configuration)
      await #expect(throws: WebHostError.portTaken(host: "127.0.0.1", port: server.port)) {
        try await second.run(until: .stopOnly)
      }
    }
  }

  @Test func unknownHostsAreReported() async throws {
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
  func invalidPathsAreRejected(_ path: String) async {
    await #expect(throws: WebHostError.self) { try await WebHost(apps: [CounterApp(path: path)]) }
  }

  @Test func aMissingFolderOfResourcesIsNamedBeforeTheHostStarts() async throws {
    let error = await #expect(throws: WebHostError.self) {
      try await WebHost(apps: [
        IllustratedApp(pictures: [PictureCatalog(name: "art", folder: "Art", ofModule: "Nowhere")])
      ])
    }
    let sentence = try #require(error?.description)
    #expect(
      sentence.contains(#/There is no folder /.*/\*_Nowhere\.resources/Art\. Copy the program together with/#)
    )
  }

  @Test func aFolderOfResourcesThatIsOnlyWhereTheProgramWasBuiltIsNamed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "built-\(UUID())/app_Art.resources/Pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder.deletingLastPathComponent().deletingLastPathComponent())
    }
    let error = await #expect(throws: WebHostError.self) {
      try await WebHost(apps: [IllustratedApp(pictures: [PictureCatalog(name: "art", folder: folder.path)])])
    }
    let sentence = try #require(error?.description)
    let expected = Bundle.main.bundleURL.standardizedFileURL.appending(path: "app_Art.resources").path
    #expect(sentence.hasPrefix("There is no folder \(expected). It was found where the program was built."))
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
    let (address, running) = try await startServer { try await host.run(until: .stopOnly, onListening: $0) }
    let socket = try await WebSocketClient.open(port: address.port)
    running.cancel()
    // It ends. How it ends is not promised: a frame that closes it may or may not arrive before.
    _ = await socket.connection.readToEnd()
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

private struct IllustratedApp: WindowScene {
  let title = "Illustrated"
  let path = "illustrated"
  let summary = "Has pictures."
  let pictures: [PictureCatalog]
  var window: some View { Text("Illustrated") }
}
