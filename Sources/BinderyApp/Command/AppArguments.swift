internal import ArgumentParser
internal import BinderyTerminal
internal import Foundation

/// The command line of an app: the options of the browser host, or those of the terminal.
struct AppArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProcessInfo.processInfo.processName,
      abstract: "Shows the app in your browser, or in this terminal.")
  }

  @OptionGroup var host: HostOptions
  @OptionGroup(title: "Terminal") var terminal: TerminalOptions

  func validate() throws {
    try terminal.refuse([
      "--port": host.port != nil, "--host": host.host != nil, "--allow-host": !host.allowedHosts.isEmpty,
    ])
  }
}
