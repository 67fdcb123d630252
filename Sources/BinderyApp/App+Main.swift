internal import ArgumentParser
internal import BinderyWeb
internal import Foundation

extension App {
  /// Starts the program of the app: `@main` calls it.
  ///
  /// It serves the app to browsers, or shows it in this terminal with `--terminal`, `--plain` or `--once --json`; `data copy` copies what it
  /// saves. `--help` lists the options. An error ends the program with a sentence and an exit code of `sysexits.h`.
  ///
  /// A `main()` of your own may call it last, if it is not `async`.
  public static func main() {
    let description = program
    MainEventLoop.run {
      await ProgramDescription.$current.withValue(description) {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Where the name of a subcommand is, the program takes that of a window.
        if arguments.first == DataCommand.name { return await DataCommand.main(Array(arguments.dropFirst())) }
        do {
          try await Program<Self>(AppArguments.parseOrExit(arguments), description).run()
        } catch {
          description.report(Failure.sentence(for: error))
          exit(Failure.exitCode(for: error))
        }
      }
    }
  }
}
