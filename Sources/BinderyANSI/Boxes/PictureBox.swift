internal import BinderyViews

/// A picture, drawn by the terminal or in half blocks, with two pixels in each cell; its text alternative if it cannot be
/// drawn.
final class PictureBox: LayoutBox {
  /// The picture to show.
  var source: Picture?
  /// The preferred size, in cells.
  var natural = CellSize.zero
  /// The text alternative.
  let alternative = TextBox()
  /// The picture library of the screen.
  var pictures: PictureLibrary?

  override init() {
    super.init()
    setChildren([alternative])
  }

  /// The only content of an image is its text alternative.
  override func arrange(_ boxes: [LayoutBox]) {}

  /// The minimum size of a recognizable picture.
  private static let least = CellSize(width: 7, height: 4)

  private var isDrawn: Bool {
    guard let source, let pictures, pictures.way > .text else { return false }
    return natural.width >= Self.least.width && natural.height >= Self.least.height
      && !pictures.failed.contains(source)
  }

  private func size(in width: Int) -> CellSize {
    let columns = min(natural.width, width, PictureCell.largest.width)
    guard natural.width > columns else { return natural }
    return CellSize(width: columns, height: max(1, natural.height * columns / natural.width))
  }

  override func measureIdealWidth() -> Int { isDrawn ? natural.width : alternative.idealWidth }
  override func measureHeight(width: Int) -> Int {
    isDrawn ? size(in: width).height : alternative.height(width: width)
  }

  override func placeContent(_ rect: CellRect) {
    let height = min(rect.height, alternative.height(width: rect.width))
    alternative.place(CellRect(x: rect.x, y: rect.y, width: rect.width, height: height))
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard isDrawn, let source, let pictures else { return paintChildren(canvas) }
    let wanted = pictures.wanted(source, size: size(in: rect.width))
    guard let pixels = pictures.pixels(of: wanted) else { return paintChildren(canvas) }
    if let number = pictures.number(of: wanted) { return place(number, wanted.size, canvas, rect) }
    for y in 0..<min(rect.height, wanted.size.height) {
      for x in 0..<min(rect.width, wanted.size.width) {
        paint(pixels.color(x, 2 * y), pixels.color(x, 2 * y + 1), canvas, x: rect.x + x, y: rect.y + y)
      }
    }
  }

  /// Writes the cells of a picture that the terminal draws.
  private func place(_ number: UInt32, _ size: CellSize, _ canvas: Canvas, _ rect: CellRect) {
    let style = CellStyle(foreground: CellColor(number))
    for y in 0..<min(rect.height, size.height, PictureCell.largest.height) {
      for x in 0..<min(rect.width, size.width) {
        canvas.write(PictureCell.text(row: y, column: x), x: rect.x + x, y: rect.y + y, style: style)
      }
    }
  }

  private func paint(_ top: CellColor?, _ bottom: CellColor?, _ canvas: Canvas, x: Int, y: Int) {
    switch (top, bottom) {
    case (nil, nil): break
    case (let top?, nil): canvas.write("▀", x: x, y: y, style: CellStyle(foreground: top))
    case (nil, let bottom?): canvas.write("▄", x: x, y: y, style: CellStyle(foreground: bottom))
    case (let top?, let bottom?):
      canvas.write("▀", x: x, y: y, style: CellStyle(foreground: top, background: bottom))
    }
  }
}
