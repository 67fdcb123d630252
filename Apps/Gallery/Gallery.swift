internal import BinderyWeb
internal import BinderyStore
internal import BinderyTerminal
internal import BinderyViews
internal import Foundation

/// All apps on one host, with a shared data folder.
@MainActor
struct Gallery {
  private let host: WebHost
  private let greeting: @Sendable (WebAddress) -> String
  private let moveFiles: @Sendable () async -> Void

  /// Serves until the process is stopped by a signal, with as many processes as are configured.
  ///
  /// - Parameters:
  ///   - metrics: Returns the metrics of the program as text.
  ///   - manager: Receives the state of the service.
  /// - Throws: An error if a port or the data cannot be opened, or the environment has an invalid value.
  static func serve(
    _ configuration: Configuration, environment: [String: String],
    metrics: @escaping @Sendable () -> String, manager: ServiceManager?
  ) async throws {
    let address = try address(configuration, metrics: metrics)
    guard
      let supervisor = WorkerSupervisor(
        workers: configuration.workers,
        isolation: configuration.isolatesVisitors ? .visitor(folder: configuration.dataFolder) : .none,
        configuration: address)
    else {
      return try await open(configuration, environment: environment, metrics: metrics).serve(for: manager)
    }
    let greeting = try greeting(configuration)
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

  /// Opens the data and creates the apps.
  ///
  /// - Parameter metrics: Returns the metrics of the program as text.
  /// - Throws: An error if the data cannot be opened or the environment has an invalid value.
  static func open(
    _ configuration: Configuration, environment: [String: String],
    metrics: @escaping @Sendable () -> String = { "" }
  ) async throws -> Gallery {
    var web = try address(configuration, metrics: metrics)
    let store = try await GalleryData.open(configuration)
    if let notice = store.notice {
      try? FileHandle.standardError.write(contentsOf: Data("gallery: \(notice)\n".utf8))
    }
    try web.keep(in: store, folder: configuration.dataFolder, environment: environment)
    let apps = try Shelf.apps(
      environment: environment, store: store,
      showsSampleData: configuration.usesSampleData)
    let home = HomeApp(apps: apps)
    return Gallery(
      host: try WebHost(
        apps: [home, SourceApp(cards: home.cards)] + apps,
        configuration: web),
      greeting: try greeting(configuration),
      moveFiles: { await Shelf.moveFiles(of: configuration.dataFolder, to: store) })
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

  private static func greeting(
    _ configuration: Configuration
  ) throws -> @Sendable (WebAddress) -> String {
    let place = try GalleryData.place(configuration)
    return { address in
      """
      Bindery is at \(address)
      Data is kept in \(place)\(configuration.usesSampleData ? "; the weather is sample data" : "").
      Press Control-C to stop.

      """
    }
  }

  /// Serves in this process until it is stopped by a signal.
  ///
  /// - Parameter manager: Receives the readiness and the watchdog messages of the service.
  func serve(for manager: ServiceManager?) async throws {
    await moveFiles()
    let greeting = greeting
    let signs = Task.detached { [host] in await manager?.keepAlive { host.isAlive } }
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
}
