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
  /// Read a file and call ``TerminalScreen/choose(_:on:)``.
  case read(path: String, node: NodeID)
}

/// How a screen looks and behaves for the person in front of it.
public struct ScreenOptions: Sendable {
  /// The colours.
  public var theme: Theme
  /// For screen readers: the cursor follows the focus, and nothing is drawn that is not text.
  public var isLinear: Bool
  /// Whether spinners stay as they are.
  public var reducesMotion: Bool
  /// The paths that begin as a typed one does, for completion.
  public var completePath: @MainActor @Sendable (String) -> [String]

  /// Makes options.
  public init(
    theme: Theme = Theme(isDark: true), isLinear: Bool = false, reducesMotion: Bool = false,
    completePath: @escaping @MainActor @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.theme = theme
    self.isLinear = isLinear
    self.reducesMotion = reducesMotion
    self.completePath = completePath
  }
}
