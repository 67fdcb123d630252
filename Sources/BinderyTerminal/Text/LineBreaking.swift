/// Breaks text into lines with a maximum width.
///
/// Lines end at spaces, after hyphens and between wide characters, and inside a word only if it is longer than a line. Line breaks
/// in the text are preserved. A tab counts as one space.
public enum LineBreaking {
  /// Returns the lines of a text. Never empty; O(length).
  ///
  /// - Parameters:
  ///   - width: the maximum width of a line in cells; less than 1 counts as 1.
  ///   - limit: the maximum number of lines; if the text is longer, the last one ends in `…`.
  public static func lines(of text: String, width: Int, limit: Int? = nil) -> [String] {
    let width = max(1, width)
    let limit = max(1, limit ?? .max)
    if isShortASCIILine(text, width: width) { return [text] }
    var lines: [String] = []
    for paragraph in paragraphs(of: text) {
      append(paragraph, width: width, to: &lines, limit: limit)
      if lines.count > limit { break }
    }
    if lines.count > limit {
      lines.removeSubrange(limit...)
      lines[limit - 1] = truncated(lines[limit - 1] + "…", width: width)
    }
    return lines
  }

  /// Returns a line cut to a width in cells. A cut line ends in `…`.
  public static func truncated(_ line: String, width: Int) -> String {
    guard width > 0 else { return "" }
    if CellWidth.of(line) <= width { return line }
    var (kept, cells) = ("", 0)
    for cluster in line {
      let next = CellWidth.of(cluster)
      if cells + next > width - 1 { break }
      kept.append(cluster)
      cells += next
    }
    return kept + "…"
  }

  private static func isShortASCIILine(_ text: String, width: Int) -> Bool {
    text.utf8.count <= width && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private static func paragraphs(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  private static func append(_ paragraph: Substring, width: Int, to lines: inout [String], limit: Int) {
    var breaker = LineBreaker(width: width)
    for cluster in paragraph {
      breaker.append(cluster == "\t" ? " " : cluster)
      // One line more than the limit is enough to know that the text is cut.
      if lines.count + breaker.lines.count > limit { break }
    }
    lines += breaker.finished()
  }
}

/// The state of breaking one paragraph: the line so far, and the word that may still move to the next line.
private struct LineBreaker {
  let width: Int
  private(set) var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  private var spaces = 0
  private var word = ""
  private var wordWidth = 0

  init(width: Int) { self.width = width }

  mutating func append(_ cluster: Character) {
    if cluster == " " {
      endWord()
      spaces += 1
      return
    }
    let cells = CellWidth.of(cluster)
    if cells == 2 { endWord() }
    if wordWidth + cells > width { endWord() }
    word.append(cluster)
    wordWidth += cells
    if cluster == "-" || cells == 2 { endWord() }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if lineWidth + spaces + wordWidth > width, lineWidth > 0 || spaces > 0 {
      lines.append(line)
      (line, lineWidth, spaces) = ("", 0, 0)
    }
    line += String(repeating: " ", count: spaces) + word
    lineWidth += spaces + wordWidth
    (spaces, word, wordWidth) = (0, "", 0)
  }

  mutating func finished() -> [String] {
    endWord()
    return lines + [line]
  }
}
