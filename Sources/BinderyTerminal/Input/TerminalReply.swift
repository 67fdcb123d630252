/// A terminal's reply to a query.
public enum TerminalReply: Hashable, Sendable {
  /// DA1: the terminal's features by number; 4 is Sixel. Terminals reply to queries in order, so this is the last reply.
  case deviceAttributes([Int])
  /// DECRPM: the state of a private mode.
  case mode(Int, ModeState)
  /// OSC 11: the background color.
  case background(CellColor)
  /// Whether the kitty graphics protocol accepted a picture.
  case kittyGraphics(isSupported: Bool)
  /// The size of a cell in pixels.
  case cellPixels(CellSize)

  /// The state of a mode, with the numbers of DECRPM.
  public enum ModeState: Int, Sendable {
    /// The terminal does not know the mode.
    case unknown
    /// The mode is set, or not, and can be changed.
    case set, reset
    /// The mode is set, or not, and cannot be changed.
    case alwaysSet, alwaysReset

    /// Whether the mode works or can be set.
    public var isSettable: Bool { self == .set || self == .reset || self == .alwaysSet }
  }
}

/// The queries to a terminal when the host starts.
public enum TerminalQueries {
  /// OSC 11, modes 2026 and 2027, kitty graphics (a picture of one pixel that is not stored), the size of a cell in pixels
  /// (XTWINOPS 16), and DA1 last.
  public static let all =
    "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?2027$p"
    + "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"
}
