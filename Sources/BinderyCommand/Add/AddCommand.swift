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

  func run() throws {
    try reporting {
      let addition = Addition.screen(try ReservedNames.type(name))
      try addition.perform(around: FileManager.default.currentDirectoryPath)
    }
  }
}

/// `bindery add model`: a record, and a test.
struct AddModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model", abstract: "Adds a record that is kept, and a test.")

  @Argument(help: "The name of one record, such as Recipe.")
  var name: String

  func run() throws {
    try reporting {
      let addition = Addition.model(try ReservedNames.type(name))
      try addition.perform(around: FileManager.default.currentDirectoryPath)
    }
  }
}
