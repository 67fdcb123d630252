public import BinderyViews

/// One screen as text: what `--plain` prints, and what a terminal gets that cannot be addressed.
@MainActor
public enum PlainText {
  /// The words of a window from top to bottom, each line at most `width` cells long.
  public static func text(of tree: ViewTree, width: Int = 80) -> String {
    let width = max(20, width)
    let options = ScreenOptions(
      theme: Theme(isDark: true, isColorless: true), isLinear: true, reducesMotion: true)
    let screen = TerminalScreen(
      tree: tree, size: CellSize(width: width, height: CellBuffer.largest.height), options: options)
    screen.window.footer.isHidden = true
    screen.focus(nil)
    return screen.frame().cells.text + "\n"
  }
}
