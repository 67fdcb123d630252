package import BinderyViews
internal import Foundation

/// Shows apps in this terminal as the options say: full screen, or one screen as text or JSON.
@MainActor
package struct TerminalCommand {
  private let apps: [any WindowScene]
  private let options: TerminalOptions
  private let configuration: TerminalConfiguration

  /// Creates a command.
  ///
  /// - Throws: ``UnknownAppError`` if no app has the given name.
  package init(
    apps: [any WindowScene], options: TerminalOptions, configuration: TerminalConfiguration
  ) throws(UnknownAppError) {
    let paths = apps.map(\.path)
    guard paths.contains(configuration.firstApp) else {
      throw UnknownAppError(name: configuration.firstApp, names: paths.filter { !$0.isEmpty })
    }
    self.apps = apps
    self.options = options
    self.configuration = configuration
  }

  /// Shows the apps until the user quits, or prints one screen.
  ///
  /// - Throws: `TerminalError` if the terminal cannot be switched to full screen, ``OutputError`` if the screen cannot be written.
  package func run() async throws {
    let environment = configuration.environment
    if options.terminal, !options.plain, !options.once,
      PlainScreen.isFullScreenPossible(environment: environment)
    {
      return try await TerminalHost(apps: apps, configuration: configuration).run()
    }
    guard let app = apps.first(where: { $0.path == configuration.firstApp }) else { return }
    let width = environment["COLUMNS"].flatMap { Int($0) } ?? PlainScreen.outputWidth ?? 80
    let text = await PlainScreen.text(of: app, configuration: configuration, width: width)
    try StandardOutput.write(options.json ? json(title: app.title, text: text) : Data(text.utf8))
  }

  private func json(title: String, text: String) throws -> Data {
    struct Screen: Encodable {
      let title: String
      let lines: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Screen(title: title, lines: text.components(separatedBy: "\n").dropLast()))
      + Data("\n".utf8)
  }
}
