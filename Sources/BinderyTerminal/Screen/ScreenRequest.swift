public import BinderyViews

/// A request from a screen to the terminal's owner, since a screen has no access to files and processes.
public enum ScreenRequest: Hashable, Sendable {
  /// Ends the app.
  case quit
  /// Returns the terminal to the shell until the process is continued (Control-Z).
  case suspend
  /// Paints everything again: another program may have written to the terminal.
  case redraw
  /// Opens a web address, in a browser if there is one.
  case open(url: String)
  /// Saves a file of the app.
  case save(TextFile)
  /// Copies a text to the clipboard of the person.
  case copy(String)
  /// Finds places by name, and calls ``TerminalScreen/offer(_:named:on:)``.
  case findPlaces(named: String, node: NodeID)
  /// Reads a file and calls ``TerminalScreen/choose(_:on:)``.
  case read(path: String, node: NodeID)
}

/// The appearance and behavior of a screen.
public struct ScreenOptions: Sendable {
  /// The colors.
  public var palette: Palette
  /// Whether the output suits screen readers: one thing a line, in reading order, and the cursor follows the focus.
  public var isLinear: Bool
  /// Whether frames, rules and spinners are drawn; never for screen readers.
  public var drawsLines: Bool
  /// Whether spinners stand still.
  public var reducesMotion: Bool
  /// Whether the owner handles ``ScreenRequest/findPlaces(named:node:)``.
  public var findsPlaces: Bool
  /// The protocol for pictures, if the owner draws those of ``TerminalScreen/takeWantedPictures()``.
  public var pictures: TerminalCapabilities.PictureProtocol
  /// The size of the terminal's cells in pixels.
  public var cellPixels: CellSize
  /// Returns the paths that start with the typed one, for completion.
  public var completePath: @MainActor @Sendable (String) -> [String]

  /// Creates options.
  public init(
    palette: Palette = Palette(isDark: true), isLinear: Bool = false, drawsLines: Bool = true,
    reducesMotion: Bool = false,
    findsPlaces: Bool = false, pictures: TerminalCapabilities.PictureProtocol = .text,
    cellPixels: CellSize = TerminalCapabilities.usualCellPixels,
    completePath: @escaping @MainActor @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.palette = palette
    self.isLinear = isLinear
    self.drawsLines = drawsLines && !isLinear
    self.reducesMotion = reducesMotion
    self.findsPlaces = findsPlaces
    self.pictures = pictures
    self.cellPixels = cellPixels
    self.completePath = completePath
  }
}
