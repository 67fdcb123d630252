internal import Foundation
internal import Synchronization

/// A test's own headless Chromium with an empty profile, which ends with the test.
final class Browser: Sendable {
  private let process: ChildProcess
  private let connection: DebuggingConnection
  private let pages = Mutex<[Page]>([])

  private init(process: ChildProcess, connection: DebuggingConnection) {
    self.process = process
    self.connection = connection
  }

  /// Starts a browser and waits until it responds.
  static func launch() async throws -> Browser {
    let path = try Chromium.find()
    let folder = try TemporaryFolder.make("bindery-browser")
    let log = folder + "/chromium.log"
    let logged = try Spawn.log(log)
    let commands = try Spawn.pipe()
    let answers = try Spawn.pipe()
    defer { Spawn.close(logged, commands.read, answers.write) }
    let process = try ChildProcess(
      path, Chromium.arguments(profile: folder + "/profile"),
      environment: ProcessInfo.processInfo.environment,
      descriptors: [(logged, 1), (logged, 2), (commands.read, 3), (answers.write, 4)], removing: folder)
    let connection = DebuggingConnection(reading: answers.read, writing: commands.write, log: log)
    do {
      try await connection.call("Browser.getVersion", within: .seconds(60))
    } catch {
      await process.end()
      throw error
    }
    return Browser(process: process, connection: connection)
  }

  /// Opens a window (with separate storage if `isPrivate`) and loads a URL.
  func open(
    _ url: String = "about:blank", on screen: Screen = .desktop, isPrivate: Bool = false
  ) async throws -> Page {
    var target: [String: JSON] = ["url": "about:blank", "newWindow": true]
    if isPrivate {
      target["browserContextId"] = try await connection.call("Target.createBrowserContext")[
        "browserContextId"]
    }
    let id = try await connection.call("Target.createTarget", .object(target))["targetId"]
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": id, "flatten": true])
    let page = Page(connection: connection, target: id, session: attached["sessionId"].string ?? "")
    pages.withLock { $0.append(page) }
    try await page.prepare(for: screen)
    if url != "about:blank" { try await page.open(url) }
    return page
  }

  /// The opened windows, in order.
  var windows: [Page] { pages.withLock { $0 } }

  /// Ends the browser and removes its profile.
  func close() async {
    await process.end()
  }
}
