/// What a terminal can do: first as its environment says, then as it answers queries.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colors it shows.
  public var colors: ColorDepth
  /// Whether it can be written to at any place. Not with `TERM=dumb` or without `TERM`.
  public var isAddressable: Bool
  /// Whether it draws characters beyond ASCII.
  public var isUnicode: Bool
  /// Whether erasing fills with the current background.
  public var erasesWithBackground: Bool
  /// Mode 2026: it shows a frame at once.
  public var synchronizesOutput = false
  /// Mode 2027: its cursor moves by clusters, as ``CellWidth`` counts.
  public var measuresClusters = false
  /// Whether it reports keys by the kitty keyboard protocol.
  public var hasKittyKeyboard = false
  /// How it shows pictures; half blocks and words need no support.
  public var pictures = PictureProtocol.halfBlocks

  /// The pixels of a cell, if the terminal reported them.
  public var cellPixels: CellSize?

  /// The pixels of a cell of a terminal that does not report them.
  public static let usualCellPixels = CellSize(width: 10, height: 20)

  /// Ways to show a picture, best last.
  public enum PictureProtocol: Int, Sendable, Comparable {
    /// Its text alternative.
    case text
    /// Two pixels a cell, with `▀`.
    case halfBlocks
    /// DEC's Sixel, where the terminal reports the size of its cells.
    case sixel
    /// The kitty graphics protocol.
    case kitty

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Makes the capabilities of a modern terminal, for tests and benchmarks.
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
    // https://no-color.org: any value that is not empty.
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
    // Without a locale: containers set none, and their terminals are UTF-8.
    return true
  }
}
