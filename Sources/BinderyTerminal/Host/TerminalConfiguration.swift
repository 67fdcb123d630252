internal import Bindery
public import BinderyViewModels
public import BinderyViews

/// The configuration of a terminal that shows apps.
public struct TerminalConfiguration: Sendable {
  /// The environment: `TERM`, `COLORTERM`, `NO_COLOR`, `LANG`, `COLORFGBG`, `BINDERY_SCREEN_READER`.
  public var environment: [String: String]
  /// The terminal's path.
  public var path: String
  /// Whether the output suits screen readers: the cursor follows the focus, and lines and boxes are not drawn.
  public var isLinear: Bool
  /// Whether spinners stand still.
  public var reducesMotion: Bool
  /// Whether secondary text and lines have the same contrast as text.
  public var isHighContrast: Bool
  /// Whether the background is dark; `nil` asks the terminal.
  public var isDark: Bool?
  /// The maximum time that the first frame waits for the terminal's replies, which say whether its background is
  /// light.
  public var replyTimeout = Duration.milliseconds(60)
  /// The time by which the host measures and waits.
  var clock = SteadyClock()
  /// The path of the app to show first; empty for the first one.
  public var firstApp: String
  /// The store of `@AppStorage` values, as those of the user of the process. Without it, they are lost when the process ends.
  public var appStorage: (any AppStorageStore)?

  /// The users who can log in through `UserSession`. A log-in is for all apps, until the host ends. Without it, nobody can log in.
  public var users: (any UserDirectory)?

  /// Finds places by name, best first; `nil` if a location button accepts only coordinates.
  public var findPlaces: PlaceSearch?

  /// Draws a picture at a size; the result is nil if that fails. If this is nil, text alternatives replace
  /// pictures.
  public var drawPicture: (@Sendable (WantedPicture) async -> PixelGrid?)?

  /// The languages that the environment names, such as `de-DE`; empty for `C` and `POSIX`.
  var languages: [String] { Self.languages(in: environment) }

  /// Returns the language that an environment names, as a list for the views.
  static func languages(in environment: [String: String]) -> [String] {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name = named?.prefix(while: { $0 != "." && $0 != "@" }), name != "C", name != "POSIX" else {
      return []
    }
    return [String(name.map { $0 == "_" ? "-" : $0 })]
  }

  /// Creates a configuration for the terminal in which the process runs.
  ///
  /// - Parameter isLinear: whether the output suits screen readers, regardless of `BINDERY_SCREEN_READER`.
  /// - Throws: ``TerminalError/invalidVariable(name:value:)`` if `BINDERY_SCREEN_READER` is neither on (`1`, `yes`, `true`, `on`) nor
  ///   off (`0`, `no`, `false`, `off`, empty).
  public init(
    environment: [String: String], path: String = "/dev/tty", isLinear: Bool = false,
    reducesMotion: Bool = false,
    isHighContrast: Bool = false, isDark: Bool? = nil, firstApp: String = ""
  ) throws(TerminalError) {
    let isVariableOn = try Self.isOn("BINDERY_SCREEN_READER", in: environment)
    self.environment = environment
    self.path = path
    self.isLinear = isLinear || isVariableOn
    self.reducesMotion = reducesMotion
    self.isHighContrast = isHighContrast
    self.isDark = isDark
    self.firstApp = firstApp
  }

  private static func isOn(_ name: String, in environment: [String: String]) throws(TerminalError) -> Bool {
    let value = environment[name] ?? ""
    switch value.filter({ !$0.isWhitespace }).lowercased() {
    case "", "0", "no", "false", "off": return false
    case "1", "yes", "true", "on": return true
    default: throw .invalidVariable(name: name, value: value)
    }
  }
}
