import BinderyTesting

@testable import BinderyTerminal

/// Draws random content over a frame: text of all widths, filled parts, scrolled rows.
enum RandomDrawing {
  private static let words = [
    "Cloudy", "12 °C", "東京", "👨‍👩‍👧", "🇩🇪", "e\u{301}", "·", "❤\u{FE0F}", "    ", "한국", "│", "x",
  ]

  static func draw(into frame: inout Frame, using random: inout SeededGenerator) {
    let size = frame.cells.size
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let (x, y) = (
        Int.random(in: -3...size.width, using: &random), Int.random(in: -1...size.height, using: &random)
      )
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let rect = CellRect(
          x: x, y: y, width: Int.random(in: 0...size.width, using: &random),
          height: Int.random(in: 0...size.height, using: &random))
        frame.cells.fill(rect, with: Cell(.space, style: style(using: &random)))
      case 1:
        let top = Int.random(in: 0..<size.height, using: &random)
        let bottom = Int.random(in: top..<size.height, using: &random)
        frame.cells.scroll(
          rows: top..<(bottom + 1), by: Int.random(in: -3...3, using: &random), filling: .blank)
      default:
        let text = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }
        frame.cells.write(text.joined(), x: x, y: y, style: style(using: &random))
      }
    }
    frame.cursor =
      Bool.random(using: &random)
      ? CellPoint(
        x: Int.random(in: 0..<size.width, using: &random), y: Int.random(in: 0..<size.height, using: &random))
      : nil
  }

  private static func style(using random: inout SeededGenerator) -> CellStyle {
    guard Bool.random(using: &random) else { return .plain }
    let colors = [CellColor.standard, CellColor(0xFF8800), CellColor(0x102030), CellColor(0x8899AA)]
    return CellStyle(
      foreground: colors.randomElement(using: &random) ?? .standard,
      background: colors.randomElement(using: &random) ?? .standard,
      attributes: CellAttributes(rawValue: UInt16.random(in: 0..<64, using: &random)))
  }
}
