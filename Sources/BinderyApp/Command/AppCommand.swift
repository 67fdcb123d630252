internal import ArgumentParser
internal import BinderyStore
internal import BinderyTerminal
internal import BinderyViewModels
internal import BinderyWeb
internal import Foundation
internal import Logging

/// Shows the windows of an app to browsers or in a terminal, until it is stopped.
@MainActor
struct AppCommand {
  let options: HostOptions
  let terminal: TerminalOptions
  let environment: [String: String]

  /// Shows the windows until the command is stopped.
  ///
  /// - Throws: `WebHostError` when the port cannot be opened, `TerminalError` if the terminal cannot be switched to full screen
  ///   or a variable of the environment is invalid, `UnknownAppError` and `OutputError`.
  func run<Program: App>(_ program: Program.Type) async throws {
    let folder = options.data ?? ""
    let store = folder.isEmpty ? try Store.inMemory() : try await DataFolder.store(in: folder)
    let app = try await Program(try LaunchContext(store: store, folder: folder, environment: environment))
    let windows = SceneApp.all(of: app)
    if terminal.isChosen {
      var configuration = try terminal.configuration(environment: environment)
      configuration.appStorage = store
      configuration.users = app.users
      return try await TerminalCommand(apps: windows, options: terminal, configuration: configuration).run()
    }
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    var configuration = WebConfiguration(host: options.host ?? "127.0.0.1", port: options.port ?? 8080)
    configuration.allowedHosts = options.allowedHosts
    configuration.users = app.users
    try configuration.keep(in: store, folder: folder, environment: environment)
    let host = try WebHost(apps: windows, configuration: configuration)
    let title = windows.first?.title ?? "The app"
    try await host.run { address in
      Announcement.write("\(title) is at \(address)\nPress Control-C to stop.\n")
    }
  }
}
