internal import BinderyStore
internal import BinderyViews
internal import BinderyWeb
internal import Foundation

/// All apps on one host, with one folder of data.
@MainActor
struct Gallery {
  private let host: WebHost
  private let greeting: @Sendable (WebAddress) -> String

  /// Opens the data and makes the apps.
  /// - Throws: When the data cannot be used, or the environment says what no service can mean.
  static func open(_ configuration: Configuration, environment: [String: String]) throws -> Gallery {
    let store = try Store.open(folder: configuration.dataFolder)
    if let notice = store.notice { FileHandle.standardError.write(Data("gallery: \(notice)\n".utf8)) }
    var web = WebConfiguration(host: configuration.host, port: configuration.port)
    web.maps = configuration.maps
    web.allowedHosts = configuration.allowedHosts
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
        Data is kept in \(configuration.dataFolder)\(configuration.usesSampleData ? "; the weather is sample data" : "").
        Press Control-C to stop.

        """
      })
  }

  /// Serves until the process is asked to end.
  func serve() async throws {
    let greeting = greeting
    try await host.run { address in
      FileHandle.standardOutput.write(Data(greeting(address).utf8))
    }
  }
}
