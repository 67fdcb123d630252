internal import BinderyViews

/// A picture, drawn by the terminal or in half blocks, with two pixels in each cell; its text alternative if it cannot be
/// drawn.
final class PictureElement: LayoutBox {
  /// The picture to show.
  private(set) var source: Picture?
  /// The preferred size, in cells.
  private var natural = CellSize.zero
  /// The text alternative.
  private let alternative = TextBox()
  private var pictures: PictureLibrary?

  override func update(_ node: Node, _ context: ElementContext) {
    source = node[.picture]
    pictures = context.pictures
    let cells = Self.size(of: node)
    natural = CellSize(width: cells.x, height: cells.y)
    alternative.text = node.spokenName
    alternative.textStyle.tone = .secondary
    alternative.isSkeleton = node.isTrue(.isRedacted)
    alternative.alignment = nil
    alternative.forgetMeasures()
  }

  /// Returns the size that a frame of the picture, or one only around it, gives it, in columns and rows.
  ///
  /// A picture in memory also has a size of its own, and a missing length by its proportions.
  private static func size(of node: Node) -> (x: Int, y: Int) {
    if case .data(let data) = node[.picture] {
      let (width, height) = (node[.frame]?.width, node[.frame]?.height)
      let scale = width.map { $0 / data.width } ?? height.map { $0 / data.height } ?? 1
      return (
        Points.columns(width ?? data.width * scale), max(1, Points.rows(height ?? data.height * scale))
      )
    }
    if node[.frame] != nil { return node.leastCells }
    guard let parent = node.parent, parent.children.count == 1 else { return (0, 0) }
    return parent.leastCells
  }

  required init() {
    super.init()
    setChildren([alternative])
  }

  /// The only content of an image is its text alternative.
  override func arrange(_ boxes: [LayoutBox]) {}

  /// The width of its text alternative, so that the words beside those of several rows are in a column; nil for its own.
  private(set) var column: Int?

  /// Changes the width of the text alternative.
  ///
  /// - Returns: whether it changed.
  func use(column: Int?) -> Bool {
    guard column != self.column else { return false }
    self.column = column
    forgetMeasures()
    return true
  }

  /// The width of a line of its own: that of the picture, or of the whole text alternative.
  var ownWidth: Int { isDrawn ? size(in: natural.width).width : alternative.idealWidth }

  /// Returns the minimum size of a recognizable picture: of few half blocks, or of many pixels.
  private static func least(_ way: TerminalCapabilities.PictureProtocol) -> CellSize {
    way > .halfBlocks ? CellSize(width: 3, height: 2) : CellSize(width: 7, height: 4)
  }

  private var isDrawn: Bool {
    guard let source, let pictures, pictures.way > .text else { return false }
    // A terminal fetches nothing, so a picture at an address needs no space before that is found out.
    if case .remote = source { return false }
    let least = Self.least(pictures.way)
    return natural.width >= least.width && natural.height >= least.height && !pictures.failed.contains(source)
  }

  /// Returns the size of the picture in a width. Where rows are scarce, it leaves some of them for its neighbors.
  private func size(in width: Int) -> CellSize {
    let rows = min(natural.height, density.pictureRows)
    let columns = min(natural.width * rows / max(1, natural.height), width, PictureCell.largest.width)
    guard natural.width > columns else { return natural }
    return CellSize(width: columns, height: max(1, natural.height * columns / natural.width))
  }

  override func measureIdealWidth() -> Int {
    isDrawn ? size(in: natural.width).width : column ?? alternative.idealWidth
  }
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
        let behind = canvas.target.cells[rect.x + x, rect.y + y].background
        let background = behind.isStandard ? canvas.palette.ground : behind
        paint(
          pixels.color(x, 2 * y, over: background), pixels.color(x, 2 * y + 1, over: background), canvas,
          x: rect.x + x,
          y: rect.y + y)
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
