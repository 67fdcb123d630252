internal import ArgumentParser
internal import BinderyServices
internal import BinderyStore
internal import Foundation

/// `NAME data backup`: copies a data folder while programs use it.
struct BackUpCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let name = ProgramDescription.current.name
    return CommandConfiguration(
      commandName: "backup",
      abstract: "Copies a data folder while programs use it.",
      discussion: """
        The copy is one state of the data: complete, or missing. To restore
        it, stop the programs, and start them with --data and its folder.
        Keep it as secret as the data: it contains log-ins and keys.

        A PostgreSQL database is backed up by its own tools, such as pg_dump.

        EXIT CODES:
          0   The copy is complete.
          64  The command is wrong, or the folder has no data.
          69  A folder cannot be used, or the target has data already.

        EXAMPLE:
          \(name) data backup --from ./data --to "./backups/$(date +%F)"
        """)
  }

  @Option(help: ArgumentHelp("The data folder.", valueName: "folder"))
  var from: String

  @Option(help: ArgumentHelp("A folder without data, which is created.", valueName: "folder"))
  var to: String

  func run() async throws {
    do {
      let source = try DataPlace(from, option: "--from")
      try source.checkForData()
      guard let folder = source.folder, let target = try DataPlace(to, option: "--to").folder else {
        throw ConfigurationError(
          source: "--from and --to", value: nil,
          remedy: "A backup is a folder of a folder. Back a PostgreSQL database up with pg_dump.")
      }
      CopyReport.writeError("Copying \(folder) to \(target).")
      try Store.backUp(folder: folder, to: target)
      CopyReport.writeError("The copy is complete.")
    } catch {
      CopyReport.writeError(Failure.sentence(for: error))
      throw ExitCode(Failure.exitCode(for: error))
    }
  }
}
