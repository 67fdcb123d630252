internal import ArgumentParser
internal import Foundation

extension App {
  /// Starts the app: `@main` calls it.
  ///
  /// It serves the app to browsers, with the options `--port`, `--host`, `--allow-host` and `--data`, or shows it in this terminal with `--terminal`,
  /// `--plain` or `--once --json`. `--help` lists them.
  public static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let arguments = AppArguments.parseOrExit()
    do {
      let options = try arguments.host.completed(from: environment)
      try await AppCommand(options: options, terminal: arguments.terminal, environment: environment)
        .run(Self.self)
    } catch let error as ValidationError {
      AppArguments.exit(withError: error)
    } catch {
      // There is nowhere to report that the standard error cannot be written.
      try? FileHandle.standardError.write(contentsOf: Data("Error: \(error)\n".utf8))
      exit(AppFailure.exitCode(for: error))
    }
  }
}
