public import BinderyViews

/// One screen as text: the output of `--plain`, and of terminals without cursor control.
@MainActor
public enum PlainText {
  /// Returns the text of a window from top to bottom; each line is at most `width` cells long.
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
