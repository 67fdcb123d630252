public import BinderyViews

/// One screen as text: the output of `--plain`, and of terminals without cursor control.
@MainActor
public enum PlainText {
  /// The maximum number of lines: at most about as many rows can be mounted at once.
  public static let longest = 4_000

  /// Returns the text of a window from top to bottom; each line is at most `width` cells long. Beyond ``longest`` lines, the last
  /// line says how many are left out.
  ///
  /// - Parameters:
  ///   - width: the width of a line in cells; at least 20.
  ///   - isLinear: whether the text suits screen readers: one thing a line, in reading order.
  public static func text(of tree: ViewTree, width: Int = 80, isLinear: Bool = false) -> String {
    let options = ScreenOptions(
      palette: Palette(isDark: true, isColorless: true), isLinear: isLinear, drawsLines: false,
      reducesMotion: true)
    let screen = TerminalScreen(
      tree: tree, size: CellSize(width: max(20, width), height: CellBuffer.largest.height), options: options)
    var (lines, omitted) = screen.printed(atMost: longest)
    if omitted > 0 {
      lines.append(
        "… \(omitted) more lines are left out after \(longest). In full screen, all can be reached.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
