internal import ArgumentParser
internal import Foundation

/// The options of an app's command line except those of the terminal, completed from the environment and from defaults.
struct HostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The port to listen on; 0 takes one that is free. (BINDERY_PORT; default: 8080)"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      """
      The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all that reach it. \
      (BINDERY_HOST; default: 127.0.0.1)
      """, valueName: "address"))
  var host: String?

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "Another name that requests may use, such as a proxy's; can be repeated. (BINDERY_ALLOWED_HOSTS, with commas)",
      valueName: "name"))
  var allowedHosts: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder that keeps settings and the key of windows. (BINDERY_DATA; default: the program's name in XDG_DATA_HOME, else in ~/.local/share)",
      valueName: "folder"))
  var data: String?

  /// Returns the options, with values from the environment for those that are missing.
  ///
  /// - Throws: `ValidationError` that names the value and the remedy.
  func completed(from environment: [String: String]) throws -> HostOptions {
    var options = self
    options.host = host ?? environment["BINDERY_HOST"]
    if port == nil, let text = environment["BINDERY_PORT"] {
      guard let number = Int(text) else { throw Self.invalidPort(text) }
      options.port = number
    }
    if let port = options.port, !(0...65_535).contains(port) { throw Self.invalidPort("\(port)") }
    if allowedHosts.isEmpty, let names = environment["BINDERY_ALLOWED_HOSTS"] {
      options.allowedHosts = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if data?.isEmpty == true {
      throw ValidationError("The data folder “” cannot be used. Give the path of a folder.")
    }
    options.data = data ?? Self.dataFolder(from: environment)
    return options
  }

  private static func dataFolder(from environment: [String: String]) -> String {
    if let folder = environment["BINDERY_DATA"], !folder.isEmpty { return folder }
    let name = ProcessInfo.processInfo.processName
    // According to the XDG specification, a path that is not absolute is ignored.
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { return "\(base)/\(name)" }
    return "\(environment["HOME"] ?? NSHomeDirectory())/.local/share/\(name)"
  }

  private static func invalidPort(_ text: String) -> ValidationError {
    ValidationError(
      "The port “\(text)” cannot be used. Give a number from 1 to 65535, or 0 for a port that is free.")
  }
}
