/// The keys of control bytes and short sequences.
enum FunctionKeys {
  /// Returns the key of a byte below 0x20, or of 0x7F.
  static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    }
  }

  /// Returns the key after `ESC O`.
  static func ss3(_ byte: UInt8) -> Key? { byte == 0x4D ? .enter : letter(byte) }

  /// Returns the key of a sequence that ends in a letter.
  static func letter(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(byte) - 0x4F)
    default: nil
    }
  }

  /// Returns the key of a sequence `CSI number ~`.
  static func number(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// Returns the key of a code of the kitty keyboard protocol, `CSI code u`.
  static func kitty(_ code: Int) -> Key? {
    switch code {
    case 9: return .tab
    case 13, 57_414: return .enter
    case 27: return .escape
    case 127: return .backspace
    case 57_348: return .insert
    case 57_349, 57_426: return .delete
    case 57_417: return .left
    case 57_418: return .right
    case 57_419: return .up
    case 57_420: return .down
    case 57_421: return .pageUp
    case 57_422: return .pageDown
    case 57_423: return .home
    case 57_424: return .end
    case 57_399...57_408: return .character(Character(Unicode.Scalar(UInt8(0x30 + code - 57_399))))
    case 57_344...63_743: return nil  // Media keys, lone modifiers: none that a view uses.
    default:
      guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value),
        !PrintableCluster.isControl(scalar)
      else { return nil }
      return .character(Character(scalar))
    }
  }

  /// Returns the modifiers of a parameter, which is a bit set plus one.
  static func modifiers(_ parameter: Int) -> KeyModifiers {
    guard parameter > 1 else { return [] }
    return KeyModifiers(rawValue: UInt8(truncatingIfNeeded: (parameter - 1) & 0x0F))
  }
}
