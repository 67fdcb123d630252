internal import ArgumentParser
internal import Foundation

/// `bindery add`: adds files to an app.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Adds a screen or a kind of record to the app in this folder, with its test.",
    subcommands: [AddScreenCommand.self, AddModelCommand.self])
}

/// `bindery add screen`: a view, its view model and a test.
struct AddScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen", abstract: "Adds a view, its view model and a test.")

  @Argument(help: "The name of the screen, such as Settings.")
  var name: String

  func run() throws { try add(name, as: Addition.screen) }
}

/// `bindery add model`: a record, and a test.
struct AddModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model", abstract: "Adds a record that is kept, and a test.")

  @Argument(help: "The name of one record, such as Recipe.")
  var name: String

  func run() throws { try add(name, as: Addition.model) }
}

/// Adds what has a name to the app in this folder.
private func add(_ name: String, as kind: (SwiftName) -> Addition) throws {
  try reporting {
    try kind(ReservedNames.type(name)).perform(around: FileManager.default.currentDirectoryPath)
  }
}
