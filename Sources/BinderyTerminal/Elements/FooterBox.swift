/// The available keys and their actions.
final class FooterBox: LayoutBox {
  var keys: [KeyHint] = []

  required init() {
    super.init()
    backdrop = .raised
  }

  /// Returns the keys for a width. Where they do not all fit, those at the end come first, which lead out of the app and to all
  /// commands; then those of the focused control, as far as there is space.
  private func keys(fitting width: Int) -> [KeyHint] {
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

  private static func width(of key: KeyHint) -> Int {
    CellWidth.of(key.key) + CellWidth.of(key.action) + 1
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    var x = rect.x + 1
    for hint in keys(fitting: rect.width) {
      let end = canvas.write(hint.key, x: x, y: rect.y, style: canvas.style(.accent, .bold))
      x = canvas.write(" \(hint.action)", x: end, y: rect.y, style: canvas.style(.secondary)) + 2
    }
  }
}
