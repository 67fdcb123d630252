internal import Foundation

/// What the command line of an app's program says about it. An app gives its own as ``App/program``.
public struct ProgramDescription: Sendable {
  /// The description of the program that runs.
  @TaskLocal static var current = ProgramDescription()

  /// The name on the command line and before errors; by default that of the file.
  public var name: String
  /// What the program shows, in one sentence.
  public var summary: String
  /// The version that `--version` prints; without one, there is no such option.
  public var version: String
  /// Environment variables that the app reads, as the lines of `--help` that list them.
  public var variables: String
  /// Commands with their meaning, as the lines of `--help` that list them.
  public var examples: String
  /// The folder for data in the user's `~/.local/share`, if it is not called as the program.
  public var dataFolder: String
  /// Whether the app can show sample data: then there is the option `--sample`.
  public var offersSampleData: Bool

  /// Describes a program.
  public init(
    name: String? = nil, summary: String = "Shows the app in your browser, or in this terminal.",
    version: String = "", variables: String = "", examples: String = "", dataFolder: String? = nil,
    offersSampleData: Bool = false
  ) {
    let name = name ?? ProcessInfo.processInfo.processName
    self.name = name
    self.summary = summary
    self.version = version
    self.variables = variables
    self.examples = examples
    self.dataFolder = dataFolder ?? name
    self.offersSampleData = offersSampleData
  }

  /// Writes a sentence to the standard error, after the name of the program.
  func report(_ sentence: String) {
    // There is nowhere to report that the standard error cannot be written.
    try? FileHandle.standardError.write(contentsOf: Data("\(name): \(sentence)\n".utf8))
  }

  /// The text of `--help` after the options.
  var discussion: String {
    let lines = [
      "ENVIRONMENT:", "  Each option has a variable, named below; the option wins. Besides:",
      Self.indented(variables), Self.commonVariables,
      examples.isEmpty ? "" : "\nEXAMPLES:\n" + Self.indented(examples),
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  private static let commonVariables = """
      BINDERY_WINDOW_KEYS       Keys for what pages keep of their windows: 64
                                hexadecimal digits each, the newest first, with
                                commas; else one is made in the data folder.
      BINDERY_NOW               Stops the clock: 2026-03-29T12:00:00Z.
      BINDERY_LOCALE            How dates are written, if not en_US.
      TZ                        The zone of times that belong to no place.
    """
}
