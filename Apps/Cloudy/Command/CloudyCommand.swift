internal import ArgumentParser

/// `cloudy`: the weather in a terminal.
@main
struct CloudyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cloudy",
    abstract: "The weather in one line.",
    version: "0.1.0",
    subcommands: [Now.self])
}
