internal import ArgumentParser

/// The command-line options for apps in a terminal.
struct TerminalOptions: ParsableArguments {
  @Argument(
    help: "With --terminal, --plain or --once: the app to show, such as cloudy; without it, the list of all.")
  var app: String?

  @Flag(help: "Show the apps in this terminal, full screen, instead of serving them to browsers.")
  var terminal = false

  @Flag(help: "Print one screen as text and end. So does --terminal where the output is no terminal.")
  var plain = false

  @Flag(help: "With --json: print one screen for scripts and end.")
  var once = false

  @Flag(help: "With --once: as JSON, the title and the lines.")
  var json = false

  @Flag(
    help:
      "In a terminal or as text, for screen readers: one thing a line, no lines drawn; the cursor follows the focus. (BINDERY_SCREEN_READER=1)"
  )
  var screenReader = false

  @Flag(help: "In a terminal: no animation.")
  var reduceMotion = false

  @Flag(help: "In a terminal: secondary text and lines as strong as text.")
  var highContrast = false

  /// Whether the apps are shown in the terminal instead of in browsers.
  var isChosen: Bool { terminal || plain || once }

  func validate() throws {
    if app != nil, !isChosen {
      throw ValidationError("An app is named for a terminal only: add --terminal or --plain.")
    }
    if json != once { throw ValidationError("--once and --json belong together.") }
  }
}
