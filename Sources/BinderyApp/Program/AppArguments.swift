internal import ArgumentParser
internal import BinderyTerminal

/// The command line of an app's program: the options of the browser host, or those of the terminal.
struct AppArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    let program = ProgramDescription.current
    return CommandConfiguration(
      commandName: program.name, abstract: program.summary, discussion: program.discussion,
      version: program.version)
  }

  @OptionGroup var options: AppOptions
  @OptionGroup(title: "Terminal") var terminal: TerminalOptions

  func validate() throws { try terminal.refuse(options.browserOptions) }
}
