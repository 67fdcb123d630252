/// Rows whose boxes continue on further lines, like words.
extension StackBox {
  /// Whether a row has more than one line.
  func needsLines(_ width: Int) -> Bool { breaksLines && idealWidth - 2 * padding.x > width }

  /// Returns the height of a row's lines, with space between them.
  func linesHeight(_ width: Int) -> Int {
    let lines = lines(width)
    return lines.map(\.height).reduce(0, +) + gap(between: lines) * max(0, lines.count - 1)
  }

  /// Places the boxes of a row in lines.
  func placeLines(_ rect: CellRect) {
    let lines = lines(rect.width)
    let gap = gap(between: lines)
    var y = rect.y
    for line in lines {
      var x = rect.x
      for box in line.boxes {
        let width = min(rect.width, box.idealWidth)
        box.place(CellRect(x: x, y: y, width: width, height: box.height(width: width)))
        x += width + spacing
      }
      y += line.height + gap
    }
  }

  private func lines(_ width: Int) -> [(boxes: [LayoutBox], height: Int)] {
    var lines: [(boxes: [LayoutBox], height: Int)] = []
    var x = 0
    for box in rowChildren where !(box is SpacerBox) {
      let columns = min(width, box.idealWidth)
      if lines.isEmpty || x + columns > width {
        lines.append(([], 0))
        x = 0
      }
      lines[lines.count - 1].boxes.append(box)
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, box.height(width: columns))
      x += columns + spacing
    }
    return lines
  }

  /// Only boxes of several rows need an empty line between them.
  private func gap(between lines: [(boxes: [LayoutBox], height: Int)]) -> Int {
    lines.contains { $0.height > 1 } ? 1 : 0
  }
}
