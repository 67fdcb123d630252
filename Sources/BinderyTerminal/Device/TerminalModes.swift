internal import Foundation

/// The control sequences that set up a terminal for a full-screen app, and restore it.
enum TerminalModes {
  /// Alternate screen, title saved, no wrap at the edge, mouse with drags, bracketed paste, kitty keys if supported, text in the
  /// order in which it is written.
  static let enter = "\u{1B}[?1049h\u{1B}[22;2t\u{1B}[>1u" + modes
  /// The modes of ``enter`` without those that terminals put on a stack: the title and kitty's keys.
  static let enterAgain = "\u{1B}[?1049h" + modes
  private static let modes =
    "\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[8l\u{1B}[?25l\u{1B}[H\u{1B}[2J"
  /// Restores all modes, even if only some of them were set.
  static let leave =
    "\u{1B}[?2026l\u{1B}[?2027l\u{1B}[8h\u{1B}[<u\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[r\u{1B}[m\u{1B}[?7h\u{1B}[?25h"
    + "\u{1B}[23;2t\u{1B}[?1049l"
  /// Moves the cursor by clusters.
  static let measureClusters = "\u{1B}[?2027h"

  /// Sets the window's title, without characters that a terminal would interpret.
  static func title(_ title: String) -> String {
    let text = String(
      String.UnicodeScalarView(title.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    return "\u{1B}]2;\(text)\u{1B}\\"
  }

  /// Sets the clipboard, in terminals that allow it (OSC 52).
  static func copy(_ text: String) -> String {
    "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
  }
}
