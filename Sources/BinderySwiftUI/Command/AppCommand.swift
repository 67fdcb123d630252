internal import ArgumentParser
internal import BinderyTerminal
internal import BinderyViews
internal import BinderyWeb
internal import Foundation
internal import Logging

/// Shows the windows of an app to browsers or in a terminal, until it is stopped.
@MainActor
struct AppCommand {
  let apps: [SceneApp]
  let options: HostOptions
  let terminal: TerminalOptions
  let environment: [String: String]

  /// Shows the windows until the command is stopped.
  ///
  /// - Throws: `WebHostError` when the port cannot be opened, `TerminalError` if the terminal cannot be switched to full screen
  ///   or a variable of the environment is invalid, `UnknownAppError` and `OutputError`.
  func run() async throws {
    if terminal.isChosen { return try await showInTerminal() }
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    var configuration = WebConfiguration(host: options.host ?? "127.0.0.1", port: options.port ?? 8080)
    configuration.allowedHosts = options.allowedHosts
    if let folder = options.data {
      try configuration.keep(
        in: try await DataFolder.store(in: folder), folder: folder, environment: environment)
    }
    let host = try WebHost(apps: apps, configuration: configuration)
    let title = apps.first?.title ?? "The app"
    try await host.run { address in
      Announcement.write("\(title) is at \(address)\nPress Control-C to stop.\n")
    }
  }

  private func showInTerminal() async throws {
    var configuration = try terminal.configuration(environment: environment)
    if let folder = options.data { configuration.appStorage = try await DataFolder.store(in: folder) }
    try await TerminalCommand(apps: apps, options: terminal, configuration: configuration).run()
  }
}
