/// The class of a character in UAX #9, as far as lines without explicit marks need it. Blocks are those of Unicode 17.
enum BidirectionalClass: Hashable {
  /// L, R and AL: letters.
  case left, right, arabic
  /// EN and AN: digits.
  case number, arabicNumber
  /// ES, ET and CS: `+`, `%`, `.` beside digits.
  case sign, unit, separator
  /// NSM: joins the preceding character.
  case mark
  /// WS, and ON with all others.
  case space, neutral

  /// The class of a cluster: that of its first scalar.
  init(_ character: Character) { self.init(character.unicodeScalars[character.unicodeScalars.startIndex]) }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0xFF10...0xFF19: self = .number
    case 0x2B, 0x2D: self = .sign
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034: self = .unit
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: self = .separator
    case 0x200E: self = .left
    case 0x200F: self = .right
    case 0x61C: self = .arabic
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x10E60...0x10E7E: self = .arabicNumber
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EDFF,
      0x1EF00...0x1EFFF:
      self = Self.isMark(scalar) ? .mark : .right
    case 0x606, 0x607, 0x60E, 0x60F, 0x6DE, 0x6E9, 0xFD3E...0xFD4F: self = .neutral
    case 0x608...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x1EE00...0x1EEFF:
      self = Self.isMark(scalar) ? .mark : .arabic
    default: self = Self.common(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  private static func common(_ scalar: Unicode.Scalar) -> BidirectionalClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .decimalNumber, .spacingMark:
      .left
    case .nonspacingMark, .enclosingMark, .format: .mark
    case .currencySymbol: .unit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: .space
    default: .neutral
    }
  }

  var isNeutral: Bool { self == .space || self == .neutral }

  /// Left or right: numbers count as right, because those in left-to-right text have already become left.
  var direction: BidirectionalClass { self == .left ? .left : .right }
}
