internal import Foundation

/// A running headless Chromium with an empty profile.
final class Chromium: Sendable {
  let connection: DebuggingConnection
  private let process: ChildProcess

  private init(process: ChildProcess, connection: DebuggingConnection) {
    self.process = process
    self.connection = connection
  }

  /// Whether the program has ended.
  var hasEnded: Bool { process.knownStatus != nil }

  /// Starts the program and waits until it responds.
  static func launch() async throws -> Chromium {
    let path = try find()
    let folder = try TemporaryFolder.make("bindery-browser")
    let log = folder + "/chromium.log"
    let logged = try Spawn.log(log)
    let commands = try Spawn.pipe()
    let answers = try Spawn.pipe()
    defer { Spawn.close(logged, commands.read, answers.write) }
    let process = try ChildProcess(
      path, arguments(profile: folder + "/profile"),
      environment: ProcessInfo.processInfo.environment,
      descriptors: [(logged, 1), (logged, 2), (commands.read, 3), (answers.write, 4)], removing: folder)
    let connection = DebuggingConnection(reading: answers.read, writing: commands.write, log: log)
    do {
      try await connection.call("Browser.getVersion", within: .seconds(60))
    } catch {
      await process.end()
      throw error
    }
    return Chromium(process: process, connection: connection)
  }

  // The first one has no windows of its own around the pages, which take a quarter of the processor time of journeys.
  private static let names = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  /// The path of Chromium: `BINDERY_CHROMIUM`, or the first of its usual names on PATH.
  private static func find() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["BINDERY_CHROMIUM"], !path.isEmpty { return path }
    for folder in (environment["PATH"] ?? "/usr/bin").split(separator: ":") {
      for name in names where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    }
    throw BrowserError.chromiumIsMissing(searched: names)
  }

  /// The arguments for a headless browser that renders the same everywhere and shows no prompts.
  private static func arguments(profile: String) -> [String] {
    var arguments = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
      "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--disable-extensions", "--disable-breakpad", "--metrics-recording-only",
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--disable-features=Translate,MediaRouter,OptimizationHints",
      "--password-store=basic", "--use-mock-keychain", "--mute-audio", "--hide-scrollbars",
      "--force-color-profile=srgb", "--font-render-hinting=none", "--lang=en-US",
    ]
    // Chromium does not support its sandbox for root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + ["about:blank"]
  }
}
