/// The whole screen: the window's content, the layers over it, and a line with keys at the bottom.
final class WindowBox: LayoutBox {
  let page = PageBox()
  let footer = FooterBox()
  private(set) var overlays: [OverlayBox] = []
  /// The host's own overlay: a menu, or the command palette.
  var popup: OverlayBox? { didSet { update() } }

  override init() {
    super.init()
    update()
  }

  override func arrange(_ boxes: [LayoutBox]) {
    overlays = boxes.compactMap { $0 as? OverlayBox }
    page.arrange(boxes.filter { !($0 is OverlayBox) })
    update()
  }

  private func update() { setChildren([page] + overlays + (popup.map { [$0] } ?? []) + [footer]) }

  /// The height of the footer, on screens of more than three rows.
  static let footerRows = 1

  /// The layer that receives keyboard input: the topmost one.
  var top: LayoutBox { popup ?? overlays.last ?? page }

  override func placeContent(_ rect: CellRect) {
    let footerRows = rect.height > 3 ? Self.footerRows : 0
    page.place(CellRect(x: 0, y: 0, width: rect.width, height: rect.height - footerRows))
    footer.place(CellRect(x: 0, y: rect.height - footerRows, width: rect.width, height: footerRows))
    for overlay in overlays {
      overlay.place(in: CellSize(width: rect.width, height: rect.height - footerRows))
    }
    popup?.place(in: CellSize(width: rect.width, height: rect.height - footerRows))
  }
}

/// The available keys and their actions.
final class FooterBox: LayoutBox {
  var keys: [(key: String, action: String)] = []

  override init() {
    super.init()
    backdrop = .raised
  }

  /// Returns the keys for a width. Where they do not all fit, the next control's key, which is usual everywhere, leaves its space to
  /// the others.
  private func keys(fitting width: Int) -> [(key: String, action: String)] {
    let needed = keys.map { CellWidth.of($0.key) + CellWidth.of($0.action) + 3 }.reduce(-1, +)
    return needed <= width ? keys : keys.filter { $0.key != "Tab" }
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    var x = rect.x + 1
    for (key, action) in keys(fitting: rect.width) {
      let width = CellWidth.of(key) + CellWidth.of(action) + 1
      if x + width > rect.maxX { break }
      let end = canvas.write(key, x: x, y: rect.y, style: canvas.style(.accent, .bold))
      x = canvas.write(" \(action)", x: end, y: rect.y, style: canvas.style(.secondary)) + 2
    }
  }
}
