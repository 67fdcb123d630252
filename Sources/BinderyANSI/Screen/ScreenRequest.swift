public import BinderyViews

/// What a screen asks of the terminal's owner, since it has no files and no processes itself.
public enum ScreenRequest: Hashable, Sendable {
  /// End the app.
  case quit
  /// Give the terminal back to the shell until the process is continued (Control-Z).
  case suspend
  /// Paint everything again: something else may have written to the terminal.
  case redraw
  /// Show a web address: in a browser where there is one.
  case open(url: String)
  /// Save a file of the app's.
  case save(TextFile)
  /// Find the places that people call this, and call ``TerminalScreen/offer(_:named:on:)``.
  case findPlaces(named: String, node: NodeID)
  /// Read a file and call ``TerminalScreen/choose(_:on:)``.
  case read(path: String, node: NodeID)
}

/// A place that was found by its name.
public struct FoundPlace: Hashable, Sendable {
  /// What people call it, such as `Richmond, VA`.
  public let name: String
  /// What distinguishes it from others of that name, such as its country.
  public let detail: String
  /// Where it is.
  public let coordinate: MapCoordinate

  /// Describes a place.
  public init(name: String, detail: String = "", coordinate: MapCoordinate) {
    self.name = name
    self.detail = detail
    self.coordinate = coordinate
  }
}

/// Why places could not be looked for.
public struct PlaceSearchError: Error {
  /// A sentence for the screen.
  public let reason: String

  /// Describes why.
  public init(reason: String) { self.reason = reason }
}

/// How a screen looks and behaves for the person in front of it.
public struct ScreenOptions: Sendable {
  /// The colors.
  public var theme: Theme
  /// For screen readers: the cursor follows the focus, and nothing is drawn that is not text.
  public var isLinear: Bool
  /// Whether spinners stay as they are.
  public var reducesMotion: Bool
  /// Whether the owner answers ``ScreenRequest/findPlaces(named:node:)``.
  public var findsPlaces: Bool
  /// How the terminal shows pictures, where the owner draws those of ``TerminalScreen/takeWantedPictures()``.
  public var pictures: TerminalCapabilities.PictureProtocol
  /// The pixels of a cell of the terminal.
  public var cellPixels: CellSize
  /// The paths that begin as a typed one does, for completion.
  public var completePath: @MainActor @Sendable (String) -> [String]

  /// Makes options.
  public init(
    theme: Theme = Theme(isDark: true), isLinear: Bool = false, reducesMotion: Bool = false,
    findsPlaces: Bool = false, pictures: TerminalCapabilities.PictureProtocol = .text,
    cellPixels: CellSize = TerminalCapabilities.usualCellPixels,
    completePath: @escaping @MainActor @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.theme = theme
    self.isLinear = isLinear
    self.reducesMotion = reducesMotion
    self.findsPlaces = findsPlaces
    self.pictures = pictures
    self.cellPixels = cellPixels
    self.completePath = completePath
  }
}
