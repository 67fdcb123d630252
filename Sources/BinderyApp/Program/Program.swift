internal import BinderyServices
internal import BinderyStore
internal import BinderyTerminal
internal import BinderyViews
internal import BinderyWeb
internal import CoreMetrics
internal import Foundation
internal import Logging

/// The program of an app: it serves the app to browsers or shows it in a terminal, until it is stopped.
@MainActor
struct Program<Main: App> {
  private let arguments: AppArguments
  private let description: ProgramDescription

  init(_ arguments: AppArguments, _ description: ProgramDescription) {
    self.arguments = arguments
    self.description = description
  }

  /// Runs until the program is stopped by a signal, or the person at the terminal quits.
  ///
  /// - Throws: An error if a port, the data or the terminal cannot be opened, the configuration has an invalid value, or the app could not
  ///   be created.
  func run() async throws {
    DevelopmentLink.current?.follow()
    // In full-screen mode, log lines would appear in the middle of an app.
    let isTerminal = arguments.terminal.isChosen
    LoggingSystem.bootstrap { label -> any LogHandler in
      if isTerminal { return SwiftLogNoOpLogHandler() }
      return StreamLogHandler.standardError(label: label)
    }
    let environment = try ConfigurationFile.environment(
      arguments.options.config, over: ProcessInfo.processInfo.environment)
    let configuration = try Configuration(arguments.options, environment: environment)
    if isTerminal {
      let (app, store) = try await open(configuration, environment)
      return try await ProgramTerminal(app, store: store, arguments.terminal, environment).run()
    }
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    let web = try Self.address(configuration) { metrics.text() + ProcessMetrics.text() }
    let manager = ServiceManager(environment: environment)
    if let supervisor = WorkerSupervisor(
      workers: configuration.workers,
      isolation: configuration.isolatesVisitors ? .visitor(folder: configuration.dataFolder) : .none,
      configuration: web)
    {
      try await supervise(supervisor, configuration, manager)
    } else {
      try await serve(web, configuration, environment, manager)
    }
  }

  /// Opens the data and creates the app.
  private func open(
    _ configuration: Configuration, _ environment: [String: String]
  ) async throws -> (AppParts, Store) {
    let store = try await AppData.open(configuration)
    if let notice = store.notice { description.report(notice) }
    let launch = try LaunchContext(
      store: store, folder: configuration.dataFolder, environment: environment,
      showsSampleData: configuration.usesSampleData,
      address: arguments.terminal.isChosen ? nil : configuration.address)
    LaunchContext.current = launch
    let app = try AppParts(of: try Main(launch))
    try await app.prepare(launch)
    return (app, store)
  }

  /// Serves with several processes.
  private func supervise(
    _ supervisor: WorkerSupervisor, _ configuration: Configuration, _ manager: ServiceManager?
  ) async throws {
    let greeting = try greeting(configuration, title: nil)
    let signs = Task.detached { await manager?.keepAlive { supervisor.isAlive } }
    defer { signs.cancel() }
    try await supervisor.run { address in
      Announcement.write(greeting(address))
      manager?.send("READY=1")
    } onOperating: { address in
      Announcement.write("Metrics are at \(address)/metrics\n")
    } onReload: { isDone in
      manager?.send(isDone ? "READY=1" : "RELOADING=1")
    } onStopping: {
      manager?.send("STOPPING=1")
    }
  }

  /// Serves in this process.
  ///
  /// - Parameter manager: Receives the readiness and the watchdog messages of the service.
  private func serve(
    _ address: WebConfiguration, _ configuration: Configuration, _ environment: [String: String],
    _ manager: ServiceManager?
  ) async throws {
    var web = address
    let (app, store) = try await open(configuration, environment)
    web.users = app.users
    try web.keep(in: store, folder: configuration.dataFolder, environment: environment)
    let host = try WebHost(apps: app.windows, configuration: web)
    let greeting = try greeting(configuration, title: app.windows.first { $0.path.isEmpty }?.title)
    let signs = Task.detached { await manager?.keepAlive { host.isAlive } }
    defer {
      signs.cancel()
      manager?.send("STOPPING=1")
    }
    try await host.run { address in
      Announcement.write(greeting(address))
      manager?.send("READY=1")
    } onOperating: { address in
      Announcement.write("Metrics are at \(address)/metrics\n")
    }
  }

  /// The address of the host, and who may use it.
  private static func address(
    _ configuration: Configuration, metrics: @escaping @Sendable () -> String
  ) throws -> WebConfiguration {
    var web = WebConfiguration(host: configuration.host, port: configuration.port)
    web.maps = configuration.maps
    web.allowedHosts = configuration.allowedHosts
    web.clientAddress = configuration.clientAddress
    web.tls = try configuration.certificate?.security()
    web.limits.maximumMemoryBytes = configuration.memoryLimit
    web.operations = configuration.operationsPort.map { OperationsEndpoint(port: $0, metrics: metrics) }
    return web
  }

  /// - Parameter title: The title of the first page; nil if the app is not in this process.
  private func greeting(
    _ configuration: Configuration, title: String?
  ) throws -> @Sendable (WebAddress) -> String {
    // The tool names the address, which stays.
    guard DevelopmentLink.current == nil else { return { _ in "" } }
    let place = try AppData.place(configuration)
    let title = title ?? AppName(ofType: Main.self).title
    return { address in
      """
      \(title) is at \(address)
      Data is kept in \(place)\(configuration.usesSampleData ? "; sample data is shown" : "").
      Press Control-C to stop.

      """
    }
  }
}
