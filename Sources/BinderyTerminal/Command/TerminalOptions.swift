package import ArgumentParser

/// The command-line options for apps in a terminal.
package struct TerminalOptions: ParsableArguments {
  @Argument(
    help:
      "With --terminal, --plain or --once: the app to show, by its address without the slash; without it, the one at /."
  )
  package var app: String?

  @Flag(help: "Show the apps in this terminal, full screen, instead of serving them to browsers.")
  package var terminal = false

  @Flag(help: "Print one screen as text and end. So does --terminal where the output is no terminal.")
  package var plain = false

  @Flag(help: "With --json: print one screen for scripts and end.")
  package var once = false

  @Flag(help: "With --once: as JSON, the title and the lines.")
  package var json = false

  @Flag(
    help:
      "In a terminal or as text, for screen readers: one thing a line, no lines drawn; the cursor follows the focus. (BINDERY_SCREEN_READER=1)"
  )
  package var screenReader = false

  @Flag(help: "In a terminal: no animation.")
  package var reduceMotion = false

  @Flag(help: "In a terminal: secondary text and lines as strong as text.")
  package var highContrast = false

  package init() {}

  /// Whether the apps are shown in the terminal instead of in browsers.
  package var isChosen: Bool { terminal || plain || once }

  package func validate() throws {
    if json != once { throw ValidationError("--once and --json belong together.") }
    guard !isChosen else { return }
    if app != nil {
      throw ValidationError("An app is named for a terminal only: add --terminal or --plain.")
    }
    let given = [
      ("--screen-reader", screenReader), ("--reduce-motion", reduceMotion), ("--high-contrast", highContrast),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) is for a terminal only: add --terminal or --plain.")
    }
  }

  /// Refuses the options of the browser host if the apps are shown in the terminal.
  ///
  /// - Parameter options: The names of the options, and whether they are given.
  /// - Throws: `ValidationError` that names the first one.
  package func refuse(_ options: KeyValuePairs<String, Bool>) throws {
    guard isChosen, let (name, _) = options.first(where: \.value) else { return }
    let chosen = terminal ? "--terminal" : plain ? "--plain" : "--once --json"
    throw ValidationError("\(name) is for browsers only: leave it out, or leave out \(chosen).")
  }

  /// Returns the configuration of the terminal in which the process runs.
  ///
  /// - Throws: `TerminalError.invalidVariable` for an invalid value in the environment.
  package func configuration(
    environment: [String: String]
  ) throws(TerminalError) -> TerminalConfiguration {
    try TerminalConfiguration(
      environment: environment, isLinear: screenReader, reducesMotion: reduceMotion,
      isHighContrast: highContrast, firstApp: app ?? "")
  }
}
