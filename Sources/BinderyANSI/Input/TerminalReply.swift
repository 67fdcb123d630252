/// A terminal's answer to a query.
public enum TerminalReply: Hashable, Sendable {
  /// DA1: the terminal's abilities by number; 4 is Sixel. Terminals answer queries in order, so after this one no other answer comes.
  case deviceAttributes([Int])
  /// DECRPM: the state of a private mode.
  case mode(Int, ModeState)
  /// OSC 11: the background color.
  case background(CellColor)
  /// The kitty keyboard protocol's flags: that it is supported.
  case kittyKeyboard(Int)
  /// Whether the kitty graphics protocol accepted a picture.
  case kittyGraphics(isSupported: Bool)
  /// The pixels of a cell.
  case cellPixels(CellSize)
  /// CPR: the cursor's place, from the upper left.
  case cursorPosition(CellPoint)

  /// The state of a mode as DECRPM numbers it.
  public enum ModeState: Int, Sendable {
    case unknown, set, reset, alwaysSet, alwaysReset

    /// Whether the mode works or can be made to.
    public var isSettable: Bool { self == .set || self == .reset || self == .alwaysSet }
  }
}

/// What is asked of a terminal when the host starts.
public enum TerminalQueries {
  /// OSC 11, modes 2026 and 2027, kitty keyboard, kitty graphics (a picture of one pixel that is not stored), the pixels of a cell
  /// (XTWINOPS 16) and DA1 last.
  public static let all =
    "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?u"
    + "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"
}
