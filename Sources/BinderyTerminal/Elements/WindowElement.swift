/// The whole screen: the window's content, the layers over it, and a line with keys at the bottom.
final class WindowElement: LayoutBox {
  let page = PageBox()
  let footer = FooterBox()
  private(set) var overlays: [OverlayBox] = []
  /// The host's own overlay: a menu, or the command palette.
  var popup: OverlayBox? { didSet { update() } }

  required init() {
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

  /// Returns the rows that its content and its layers need.
  func neededRows(in width: Int) -> Int {
    overlays.map { $0.neededRows(in: width) }.reduce(page.height(width: width), max)
  }

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
