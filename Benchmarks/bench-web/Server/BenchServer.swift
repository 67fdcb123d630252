internal import BinderyApp
internal import BinderyWeb
internal import BinderyStore
internal import BinderyViews
internal import Cloudy
internal import Foundation
internal import Logging
internal import PetFeeder

/// The servers that are measured. Each prints its port as its first line and ends with its standard input.
enum BenchServer {
  /// Serves the apps. `--limits` keeps the limits of a visitor, which a benchmark exceeds; `--brief` lets sessions end early; `--data FOLDER`
  /// keeps the data in a folder, which processes may share; `--workers` serves with two workers.
  @MainActor
  static func serve(_ arguments: [String]) async throws {
    var configuration = WebConfiguration(port: 0)
    configuration.logger.logLevel = .critical
    configuration.stateSealer = try KeyRing(keys: [SavedStateSection.key])
    if !arguments.contains("--limits") {
      configuration.limits.maximumEventsPerSecond = 1_000_000
      configuration.limits.maximumEventBurst = 1_000_000
      configuration.limits.maximumUnclaimedSessionsPerAddress = 100_000
      configuration.limits.maximumSessions = 100_000
      configuration.limits.maximumConnections = 100_000
      configuration.limits.maximumConnectionsPerAddress = 100_000
      configuration.limits.maximumNewConnectionsPerSecond = 100_000
      configuration.limits.maximumRequestBurst = 1_000_000
      configuration.limits.maximumRequestsPerSecond = 1_000_000
      configuration.limits.maximumSessionsPerAddress = 100_000
      configuration.limits.maximumPageBurst = 1_000_000
      configuration.limits.maximumPagesPerSecond = 1_000_000
      configuration.limits.maximumUnclaimedSessions = 100_000
    }
    if arguments.contains("--brief") {
      configuration.limits.unclaimedLifetime = .seconds(1)
      configuration.limits.lostLifetime = .seconds(1)
    }
    let workers = arguments.contains("--workers") ? 2 : 1
    if let supervisor = WorkerSupervisor(workers: workers, configuration: configuration) {
      endWithInput()
      return try await supervisor.run { announce($0.port) }
    }
    // A worker ends with its supervisor.
    if workers == 1 { endWithInput() }
    let data = arguments.firstIndex(of: "--data").map { arguments[$0 + 1] }
    let store = try data.map { try Store.open(folder: $0) } ?? .inMemory()
    configuration.eventLog = store
    configuration.files = store
    let apps: [any WindowScene] = [
      CounterApp(), TableApp(path: "table", count: 0), TableApp(path: "rows", count: 1000),
    ]
    let launch = try LaunchContext(store: store, showsSampleData: true)
    let others = try AppGroup {
      try CloudyApp(launch)
      PetFeederApp(launch)
    }
    try await WebHost(apps: apps + others.windows, configuration: configuration).run(until: .stopOnly) {
      address in
      announce(address.port)
    }
  }

  /// Serves the echo.
  static func echo() async throws {
    endWithInput()
    try await EchoServer().run { announce($0) }
  }

  private static func announce(_ port: Int) {
    BenchWeb.write("\(port)")
  }

  /// Ends the process when the benchmark that started it has ended.
  private static func endWithInput() {
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
  }
}
