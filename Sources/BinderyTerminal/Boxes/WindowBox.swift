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

  /// Returns the keys for a width. Where they do not all fit, those at the end come first, which lead out of the app and to all
  /// commands; then those of the focused control, as far as there is space.
  private func keys(fitting width: Int) -> [(key: String, action: String)] {
    var free = width - 1
    var isShown = keys.map { _ in false }
    let lasting = keys.indices.suffix(Self.lasting).reversed()
    for index in Array(lasting) + keys.indices.dropLast(Self.lasting) {
      let needed = Self.width(of: keys[index])
      guard needed <= free else { continue }
      isShown[index] = true
      free -= needed + 2
    }
    return zip(keys, isShown).filter { $1 }.map { $0.0 }
  }

  /// The number of keys that stay longest: to quit, and the list of commands.
  private static let lasting = 2

  private static func width(of key: (key: String, action: String)) -> Int {
    CellWidth.of(key.key) + CellWidth.of(key.action) + 1
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    var x = rect.x + 1
    for (key, action) in keys(fitting: rect.width) {
      let end = canvas.write(key, x: x, y: rect.y, style: canvas.style(.accent, .bold))
      x = canvas.write(" \(action)", x: end, y: rect.y, style: canvas.style(.secondary)) + 2
    }
  }
}
