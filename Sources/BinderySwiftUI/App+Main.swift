internal import ArgumentParser
public import BinderySwiftUICore
internal import BinderyWeb
internal import Foundation

extension BinderySwiftUICore.App {
  /// Starts the app: `@main` calls it.
  ///
  /// It serves the app to browsers, with the options `--port`, `--host`, `--allow-host` and `--data`, or shows it in this terminal with `--terminal` or
  /// `--plain`. `--help` lists them.
  public static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let given = HostOptions.parseOrExit()
    do {
      let options = try given.completed(from: environment)
      try await AppCommand(apps: SceneApp.all(of: Self()), options: options, environment: environment).run()
    } catch {
      guard error is WebHostError else { HostOptions.exit(withError: error) }
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(EX_UNAVAILABLE)
    }
  }
}
