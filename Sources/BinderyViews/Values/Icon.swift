/// The icons that every host can draw, in one line weight.
public struct Icon: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates an icon by name; a host shows nothing for a name that it does not know.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let add = Icon(rawValue: "add")
  public static let calendar = Icon(rawValue: "calendar")
  public static let check = Icon(rawValue: "check")
  public static let chevronLeft = Icon(rawValue: "chevron-left")
  public static let chevronRight = Icon(rawValue: "chevron-right")
  public static let clock = Icon(rawValue: "clock")
  public static let close = Icon(rawValue: "close")
  public static let drop = Icon(rawValue: "drop")
  public static let edit = Icon(rawValue: "edit")
  public static let heart = Icon(rawValue: "heart")
  public static let heartFilled = Icon(rawValue: "heart-filled")
  public static let home = Icon(rawValue: "home")
  public static let info = Icon(rawValue: "info")
  public static let list = Icon(rawValue: "list")
  public static let location = Icon(rawValue: "location")
  public static let map = Icon(rawValue: "map")
  public static let moon = Icon(rawValue: "moon")
  public static let more = Icon(rawValue: "more")
  public static let offline = Icon(rawValue: "offline")
  public static let photo = Icon(rawValue: "photo")
  public static let play = Icon(rawValue: "play")
  public static let refresh = Icon(rawValue: "refresh")
  public static let search = Icon(rawValue: "search")
  public static let settings = Icon(rawValue: "settings")
  public static let share = Icon(rawValue: "share")
  public static let star = Icon(rawValue: "star")
  public static let starFilled = Icon(rawValue: "star-filled")
  public static let sun = Icon(rawValue: "sun")
  public static let sunrise = Icon(rawValue: "sunrise")
  public static let sunset = Icon(rawValue: "sunset")
  public static let thermometer = Icon(rawValue: "thermometer")
  public static let trash = Icon(rawValue: "trash")
  public static let umbrella = Icon(rawValue: "umbrella")
  public static let undo = Icon(rawValue: "undo")
  public static let warning = Icon(rawValue: "warning")
  public static let wind = Icon(rawValue: "wind")
  /// A square with a question mark, for a symbol that has no icon.
  public static let unknown = Icon(rawValue: "unknown")

  /// Returns the icon of an SF Symbol. A symbol without an icon gives ``unknown``, and is reported
  /// once for each name.
  @MainActor
  public init(systemName name: String) {
    if let icon = SystemSymbols.icon(named: name) {
      self = icon
    } else {
      self = .unknown
      MissingResources.report(.symbol, name)
    }
  }
}
