@testable import BinderyTerminal

/// A terminal that understands the sequences that ``FrameWriter`` writes, and fails on all others.
struct EmulatedTerminal {
  struct Drawn: Equatable {
    var text = " "
    var style = ReducedStyle()
  }
  enum Failure: Error { case unknown(String) }

  let width: Int
  let height: Int
  var rows: [[Drawn]]
  var x = 0
  var y = 0
  var style = ReducedStyle()
  var isCursorVisible = true
  var margins: Range<Int>
  /// The number of cells written since it was last reset.
  var written = 0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Array(repeating: Drawn(), count: width), count: height)
    margins = 0..<height
  }

  mutating func receive(_ bytes: [UInt8]) throws {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.first {
      switch character {
      case "\u{1B}":
        rest.removeFirst()
        guard rest.first == "[" else { throw Failure.unknown(String(rest.prefix(8))) }
        rest.removeFirst()
        let end = rest.firstIndex { $0.isASCII && $0 >= "@" } ?? rest.endIndex
        guard end < rest.endIndex else { throw Failure.unknown(String(rest)) }
        try control(String(rest[..<end]), rest[end])
        rest = rest[rest.index(after: end)...]
      case "\r":
        x = 0
        rest.removeFirst()
      case "\n":
        y = min(y + 1, height - 1)
        rest.removeFirst()
      case "\r\n":
        x = 0
        y = min(y + 1, height - 1)
        rest.removeFirst()
      default:
        print(character)
        rest.removeFirst()
      }
    }
  }

  private mutating func print(_ character: Character) {
    let cells = CellWidth.of(character)
    guard x + cells <= width else { return }
    blankHalves(x)
    if cells == 2 { blankHalves(x + 1) }
    rows[y][x] = Drawn(text: String(character), style: style)
    if cells == 2 { rows[y][x + 1] = Drawn(text: "", style: style) }
    x += cells
    written += 1
  }

  private mutating func blankHalves(_ x: Int) {
    if rows[y][x].text.isEmpty, x > 0 { rows[y][x - 1].text = " " }
    if x + 1 < width, rows[y][x + 1].text.isEmpty { rows[y][x + 1].text = " " }
  }

  private mutating func control(_ parameters: String, _ final: Character) throws {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch (parameters, final) {
    case ("?2026", "h"), ("?2026", "l"): break
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    case (_, "H"):
      y = min(max((first ?? 1) - 1, 0), height - 1)
      x = min(max((numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1, 0), width - 1)
    case (_, "C"): x = min(x + (first ?? 1), width - 1)
    case (_, "D"): x = max(x - (first ?? 1), 0)
    case ("2", "J"): for row in 0..<height { erase(row, from: 0) }
    case ("", "K"): erase(y, from: x)
    case ("", "r"):
      margins = 0..<height
      (x, y) = (0, 0)
    case (_, "r"):
      margins = (first ?? 1) - 1..<((numbers.last ?? nil) ?? height)
      (x, y) = (0, 0)
    case (_, "S"): scroll(first ?? 1)
    case (_, "T"): scroll(-(first ?? 1))
    case (_, "m"): try select(numbers.map { $0 ?? 0 })
    default: throw Failure.unknown("CSI \(parameters) \(final)")
    }
  }

  private var blank: Drawn { Drawn(text: " ", style: ReducedStyle(background: style.background)) }

  private mutating func erase(_ row: Int, from column: Int) {
    for x in column..<width { rows[row][x] = blank }
  }

  private mutating func scroll(_ count: Int) {
    let old = rows
    for y in margins {
      rows[y] = margins.contains(y + count) ? old[y + count] : Array(repeating: blank, count: width)
    }
  }

  private mutating func select(_ codes: [Int]) throws {
    var codes = codes.isEmpty ? [0] : codes
    while let code = codes.first {
      codes.removeFirst()
      switch code {
      case 0: style = ReducedStyle()
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = 0x0300_0000 | UInt32(code - 30)
      case 90...97: style.foreground = 0x0300_0000 | UInt32(code - 82)
      case 40...47: style.background = 0x0300_0000 | UInt32(code - 40)
      case 100...107: style.background = 0x0300_0000 | UInt32(code - 92)
      case 39: style.foreground = 0
      case 49: style.background = 0
      case 38: style.foreground = try color(&codes)
      case 48: style.background = try color(&codes)
      default: throw Failure.unknown("SGR \(code)")
      }
    }
  }

  private func color(_ codes: inout [Int]) throws -> UInt32 {
    let kind = codes.removeFirst()
    if kind == 5 { return 0x0200_0000 | UInt32(codes.removeFirst()) }
    guard kind == 2, codes.count >= 3 else { throw Failure.unknown("color \(kind)") }
    let rgb = codes.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    codes.removeFirst(3)
    return 0x0100_0000 | rgb
  }

  /// Describes the first difference between the screen and a frame; nil if there is none.
  func difference(from frame: Frame, depth: ColorDepth) -> String? {
    let pen = Pen(depth: depth)
    for y in 0..<height {
      for x in 0..<width {
        let cell = frame.cells[x, y]
        let text = frame.cells.glyphs.text(of: cell.glyph)
        var (expected, actual) = (Drawn(text: text, style: pen.reduced(cell.style)), rows[y][x])
        if cell.isErasure {
          // The text color and weight of an empty cell are invisible.
          expected.style = ReducedStyle(background: expected.style.background)
          actual.style = ReducedStyle(
            background: actual.style.background,
            attributes: actual.style.attributes.intersection([.underline, .reverse, .strikethrough]))
        }
        if expected != actual { return "column \(x), row \(y): \(actual) instead of \(expected)" }
      }
    }
    return nil
  }
}
