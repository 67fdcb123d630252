internal import ArgumentParser
internal import BinderyWeb
internal import BinderyTerminal
internal import CoreMetrics
internal import Foundation
internal import Logging

/// `gallery`: serves the apps to browsers, or shows them in a terminal, until it is stopped.
@main
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows Bindery’s apps in your browser, or in this terminal.",
    discussion: ServiceVariables.help,
    version: "0.1.0")

  /// Runs `gallery data` as a program of its own: where the name of a subcommand is, `gallery` takes that of an app.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == DataCommand.name {
      await DataCommand.main(Array(arguments.dropFirst()))
    } else {
      await main(arguments)
    }
  }

  @OptionGroup var options: GalleryOptions
  @OptionGroup(title: "Terminal") var terminal: TerminalOptions

  func validate() throws { try terminal.refuse(options.browserOptions) }

  func run() async throws {
    // In full-screen mode, log lines would appear in the middle of an app.
    let isTerminal = terminal.isChosen
    LoggingSystem.bootstrap { label -> any LogHandler in
      if isTerminal { return SwiftLogNoOpLogHandler() }
      return StreamLogHandler.standardError(label: label)
    }
    do {
      let environment = try ConfigurationFile.environment(
        options.config, over: ProcessInfo.processInfo.environment)
      let configuration = try Configuration(options, environment: environment)
      if terminal.isChosen {
        let terminal = try await GalleryTerminal(configuration, options: terminal, environment: environment)
        return try await terminal.run()
      }
      let metrics = PrometheusMetrics()
      MetricsSystem.bootstrap(metrics)
      try await Gallery.serve(
        configuration, environment: environment, metrics: { metrics.text() + ProcessMetrics.text() },
        manager: ServiceManager(environment: environment))
    } catch {
      // There is nowhere to report that the standard error cannot be written.
      try? FileHandle.standardError.write(contentsOf: Data("gallery: \(Failure.sentence(for: error))\n".utf8))
      throw ExitCode(Failure.exitCode(for: error))
    }
  }
}
