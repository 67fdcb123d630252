internal import ArgumentParser
internal import BinderyStore
internal import Foundation

/// `NAME data`: commands for what the app of a program saves.
struct DataCommand: AsyncParsableCommand {
  static let name = "data"
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "\(ProgramDescription.current.name) \(name)", abstract: "Copies what the apps save.",
      subcommands: [CopyCommand.self, BackUpCommand.self])
  }
}

/// `NAME data copy`: copies everything to another folder or database.
struct CopyCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let name = ProgramDescription.current.name
    return CommandConfiguration(
      commandName: "copy",
      abstract: "Copies everything that the apps save to another folder or database.",
      discussion: """
        A place is a data folder, or a PostgreSQL database as
        postgres://USER:PASSWORD@HOST/DATABASE. Stop all programs that use
        either place first.

        A copy that was interrupted continues where it ended when the same
        command runs again. At the end, both places are read and compared.

        EXIT CODES:
          0   Everything is copied, and both places agree.
          64  The command is wrong, or the source has no data.
          65  The places differ: a program has changed one of them.
          69  A place cannot be used.
          73  The target has other data.

        EXAMPLES:
          \(name) data copy --from ./data --to postgres://pets@localhost/pets
          \(name) data copy --from ./data --to ./copy --replace
        """)
  }

  @Option(help: ArgumentHelp("The place to copy from.", valueName: "place"))
  var from: String

  @Option(help: ArgumentHelp("The place to copy to.", valueName: "place"))
  var to: String

  @Flag(help: "Remove all data of the target first.")
  var replace = false

  func run() async throws {
    do {
      let (source, target) = (try DataPlace(from, option: "--from"), try DataPlace(to, option: "--to"))
      try source.checkForData()
      try target.checkForDifference(from: source)
      let progress = CopyReport()
      let (origin, copy) = (try await source.open(), try await target.open())
      let result = try await origin.copy(named: source.name, to: copy, replacing: replace) {
        progress.show($0)
      }
      // The log of the database is written to its file, so that the folder can be moved.
      origin.close()
      copy.close()
      progress.finish(result)
    } catch {
      CopyReport.writeError(Failure.sentence(for: error))
      throw ExitCode(Failure.exitCode(for: error))
    }
  }
}
