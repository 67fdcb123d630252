internal import BinderyPictures
internal import BinderyStore
internal import BinderyTerminal

/// The app of a program in one terminal. Other terminals and browsers may use the same data at the same time.
@MainActor
struct ProgramTerminal {
  private let command: TerminalCommand

  /// - Throws: `UnknownAppError` if no window has the given name, or `TerminalError` for an invalid variable.
  init(_ app: AppParts, store: Store, _ options: TerminalOptions, _ environment: [String: String]) throws {
    var terminal = try options.configuration(environment: environment)
    terminal.appStorage = store
    terminal.users = app.users
    terminal.findPlaces = app.placeSearch
    if GraphicsMagick.installed != nil {
      terminal.drawPicture = { await TerminalPictures.pixels(of: $0, files: store) }
    }
    command = try TerminalCommand(apps: app.windows, options: options, configuration: terminal)
  }

  /// Shows the app until the user quits, or prints one screen.
  /// - Throws: An error if the terminal cannot be switched to full screen, or the screen cannot be written.
  func run() async throws { try await command.run() }
}
