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

  /// Opens the data and creates the apps.
  ///
  /// - Parameter metrics: Returns the metrics of the program as text.
  /// - Throws: An error if the data cannot be opened or the environment has an invalid value.
  static func open(
    _ configuration: Configuration, environment: [String: String],
    metrics: @escaping @Sendable () -> String = { "" }
  ) async throws -> Gallery {
    let security = try configuration.certificate?.security()
    let data = try await GalleryData.open(configuration)
    let store = data.store
    if let notice = store.notice {
      try? FileHandle.standardError.write(contentsOf: Data("gallery: \(notice)\n".utf8))
    }
    var web = WebConfiguration(host: configuration.host, port: configuration.port)
    web.maps = configuration.maps
    web.allowedHosts = configuration.allowedHosts
    web.clientAddress = configuration.clientAddress
    web.tls = security
    web.limits.maximumMemoryBytes = configuration.memoryLimit
    web.operations = configuration.operationsPort.map { OperationsEndpoint(port: $0, metrics: metrics) }
    web.stateSealer = try keys(environment, dataFolder: configuration.dataFolder)
    web.eventLog = store
    web.appStorage = StoredAppStorage(store: store)
    let apps = try Shelf.apps(
      environment: environment, store: store, dataFolder: configuration.dataFolder,
      showsSampleData: configuration.usesSampleData)
    let home = HomeApp(apps: apps)
    return Gallery(
      host: try WebHost(
        apps: [home, SourceApp(cards: home.cards)] + apps,
        configuration: web),
      greeting: { address in
        """
        Bindery is at \(address)
        Data is kept in \(data.place)\(configuration.usesSampleData ? "; the weather is sample data" : "").
        Press Control-C to stop.

        """
      })
  }

  /// The keys that seal stored pages: those of the environment, else a key in the data folder.
  private static func keys(_ environment: [String: String], dataFolder: String) throws -> KeyRing {
    if let text = environment["BINDERY_WINDOW_KEYS"], !text.isEmpty {
      return try KeyRing(hexadecimal: text, source: "BINDERY_WINDOW_KEYS")
    }
    return try KeyRing(file: dataFolder + "/window.key")
  }

  /// Serves until the process is stopped by a signal.
  ///
  /// - Parameter manager: Receives the readiness and the watchdog messages of the service.
  func serve(for manager: ServiceManager?) async throws {
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
