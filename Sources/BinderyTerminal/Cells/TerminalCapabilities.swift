/// The capabilities of a terminal: first from its environment, then from its replies to queries.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colors that it supports.
  public var colors: ColorDepth
  /// Whether the cursor can be moved to any position. False for `TERM=dumb` or without `TERM`.
  public var isAddressable: Bool
  /// Whether it supports characters beyond ASCII.
  public var isUnicode: Bool
  /// Whether erasing fills with the current background.
  public var erasesWithBackground: Bool
  /// Whether it supports mode 2026, which shows a frame at once.
  public var synchronizesOutput = false
  /// Whether it supports mode 2027, in which the cursor moves by clusters, as ``CellWidth`` counts.
  public var measuresClusters = false
  /// The best supported protocol for pictures; half blocks and text need no support.
  public var pictures = PictureProtocol.halfBlocks

  /// The size of a cell in pixels, if the terminal reported it.
  public var cellPixels: CellSize?

  /// The size in pixels that is assumed for the cells of a terminal that does not report it.
  public static let usualCellPixels = CellSize(width: 10, height: 20)

  /// Ways to show a picture, best last.
  public enum PictureProtocol: Int, Sendable, Comparable {
    /// The picture's text alternative.
    case text
    /// Two pixels in each cell, with `▀`.
    case halfBlocks
    /// DEC's Sixel, for terminals that report the size of their cells.
    case sixel
    /// The kitty graphics protocol.
    case kitty

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Creates the capabilities of a modern terminal, for tests and benchmarks.
  public init(colors: ColorDepth = .truecolor) {
    self.colors = colors
    isAddressable = true
    isUnicode = true
    erasesWithBackground = true
  }

  /// Reads `TERM`, `COLORTERM`, `NO_COLOR`, `LC_ALL`, `LC_CTYPE` and `LANG`.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    self.init(colors: Self.colors(term: term, environment: environment))
    isAddressable = !term.isEmpty && term != "dumb"
    isUnicode = Self.isUnicode(environment)
    // GNU screen fills with the default background instead.
    erasesWithBackground = !term.hasPrefix("screen") || environment["TMUX"] != nil
    if colors == .none || !isUnicode { pictures = .text }
  }

  private static func colors(term: String, environment: [String: String]) -> ColorDepth {
    // https://no-color.org: any non-empty value.
    if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
    if term.isEmpty || term == "dumb" || term.hasPrefix("vt1") || term.hasPrefix("vt2")
      || term.hasSuffix("-m")
      || term.hasSuffix("-mono")
    {
      return .none
    }
    let colorTerm = environment["COLORTERM"] ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") || term == "xterm-kitty"
      || term == "xterm-ghostty" || term == "alacritty" || term == "foot"
    {
      return .truecolor
    }
    return term.contains("256") ? .indexed : .sixteen
  }

  private static func isUnicode(_ environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      let lowercased = value.lowercased()
      return lowercased.contains("utf-8") || lowercased.contains("utf8")
    }
    // Containers set no locale, and their terminals use UTF-8.
    return true
  }
}
