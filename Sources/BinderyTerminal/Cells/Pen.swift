/// Writes SGR (ECMA-48 8.3.117): the shortest sequence from one style to another.
struct Pen {
  let depth: ColorDepth

  /// Returns a style as this terminal can show it. No sequence is necessary between equal results.
  func reduced(_ style: CellStyle) -> ReducedStyle {
    ReducedStyle(
      foreground: reduced(style.foreground), background: reduced(style.background),
      attributes: style.attributes)
  }

  private func reduced(_ color: CellColor) -> UInt32 {
    if color.isStandard { return ReducedStyle.standard }
    switch depth {
    case .none: return ReducedStyle.standard
    case .sixteen: return 0x0300_0000 | UInt32(ColorReduction.sixteen(color))
    case .indexed: return 0x0200_0000 | UInt32(ColorReduction.indexed(color))
    case .truecolor: return color.rawValue
    }
  }

  /// Appends the change from one style (`nil` if unknown) to another.
  func append(from old: ReducedStyle?, to new: ReducedStyle, into bytes: inout [UInt8]) {
    guard old != new else { return }
    bytes.append(0x1B)
    bytes.append(0x5B)
    // Without codes, the sequence resets everything.
    if new != ReducedStyle() {
      let reset = codes(from: ReducedStyle(), to: new, leading: [0x30])
      let change = old.map { codes(from: $0, to: new, leading: []) } ?? reset
      bytes.append(contentsOf: change.count <= reset.count ? change : reset)
    }
    bytes.append(0x6D)
  }

  private func codes(from old: ReducedStyle, to new: ReducedStyle, leading: [UInt8]) -> [UInt8] {
    var codes = leading
    func add(_ code: String) {
      if !codes.isEmpty { codes.append(0x3B) }
      codes.append(contentsOf: code.utf8)
    }
    var kept = old.attributes
    if !old.attributes.isDisjoint(with: [.bold, .dim]),
      !old.attributes.intersection([.bold, .dim]).isSubset(of: new.attributes)
    {
      add("22")  // Ends both.
      kept.subtract([.bold, .dim])
    }
    for (attribute, on, off) in Self.switches {
      if kept.contains(attribute), !new.attributes.contains(attribute) { add(off) }
      if !kept.contains(attribute), new.attributes.contains(attribute) { add(on) }
    }
    if old.foreground != new.foreground { add(Self.code(new.foreground, base: 30)) }
    if old.background != new.background { add(Self.code(new.background, base: 40)) }
    return codes
  }

  private static let switches: [(CellAttributes, String, String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  private static func code(_ color: UInt32, base: Int) -> String {
    let value = color & 0xFF_FFFF
    switch color >> 24 {
    case 1: return "\(base + 8);2;\(value >> 16);\(value >> 8 & 0xFF);\(value & 0xFF)"
    case 2: return "\(base + 8);5;\(value)"
    case 3: return value < 8 ? "\(base + Int(value))" : "\(base + 60 + Int(value) - 8)"
    default: return "\(base + 9)"
    }
  }
}

/// A style with the colors that a terminal supports.
struct ReducedStyle: Hashable, Sendable {
  static let standard: UInt32 = 0
  /// Zero for the default color, else the kind (1 RGB, 2 of 256, 3 of 16) in the upper byte.
  var foreground: UInt32 = standard
  var background: UInt32 = standard
  var attributes: CellAttributes = []
}
