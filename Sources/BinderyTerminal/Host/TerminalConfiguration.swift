public import BinderyANSI

/// How apps are shown in a terminal.
public struct TerminalConfiguration: Sendable {
  /// The environment: `TERM`, `COLORTERM`, `NO_COLOR`, `LANG`, `COLORFGBG`, `BINDERY_SCREEN_READER`.
  public var environment: [String: String]
  /// The terminal's path.
  public var path: String
  /// For screen readers: the cursor follows the focus, and no lines and boxes are drawn.
  public var isLinear: Bool
  /// Whether spinners stay as they are.
  public var reducesMotion: Bool
  /// Whether secondary text and lines are as strong as text.
  public var isHighContrast: Bool
  /// Light or dark whatever the terminal says; `nil` asks it.
  public var isDark: Bool?
  /// How long the first frame waits for the terminal's answers, which say whether its background is light.
  public var replyTimeout = Duration.milliseconds(60)
  /// The path of the app that is shown first; empty for the first one.
  public var firstApp: String

  /// Finds the places that people call by a name, best first; `nil` where a location button takes only coordinates.
  public var findPlaces: (@Sendable (String) async -> Result<[FoundPlace], PlaceSearchError>)?

  /// Draws a picture at a size; nil where it cannot be drawn. Without it, pictures are their text alternatives.
  public var drawPicture: (@Sendable (WantedPicture) async -> PixelGrid?)?

  /// The language of the environment, such as `de-DE`; none for `C` and `POSIX`.
  var languages: [String] { Self.languages(in: environment) }

  /// The language that an environment names, as a list for the views.
  static func languages(in environment: [String: String]) -> [String] {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name = named?.prefix(while: { $0 != "." && $0 != "@" }), name != "C", name != "POSIX" else {
      return []
    }
    return [String(name.map { $0 == "_" ? "-" : $0 })]
  }

  /// Makes a configuration for the terminal that the process runs in.
  public init(
    environment: [String: String], path: String = "/dev/tty", isLinear: Bool = false,
    reducesMotion: Bool = false,
    isHighContrast: Bool = false, isDark: Bool? = nil, firstApp: String = ""
  ) {
    self.environment = environment
    self.path = path
    self.isLinear = isLinear || environment["BINDERY_SCREEN_READER"] == "1"
    self.reducesMotion = reducesMotion
    self.isHighContrast = isHighContrast
    self.isDark = isDark
    self.firstApp = firstApp
  }
}
