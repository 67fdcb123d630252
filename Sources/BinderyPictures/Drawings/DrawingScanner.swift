/// Finds the tags of a drawing in SVG, and skips comments, declarations and instructions. Takes linear time.
struct DrawingScanner {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the tags of a drawing in their order; nil if one is malformed or has no end.
  static func tags(in drawing: [UInt8]) -> [DrawingTag]? {
    var scanner = DrawingScanner(drawing)
    var tags: [DrawingTag] = []
    while scanner.skip(to: "<") {
      if scanner.starts(with: "<!--") {
        guard scanner.skip(past: "-->") else { return nil }
      } else if scanner.starts(with: "<![CDATA[") {
        guard scanner.skip(past: "]]>") else { return nil }
      } else if scanner.starts(with: "<?") {
        guard scanner.skip(past: "?>") else { return nil }
      } else if scanner.starts(with: "<!") {
        guard scanner.skipDeclaration() else { return nil }
      } else {
        guard let tag = scanner.tag() else { return nil }
        tags.append(tag)
      }
    }
    return tags
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(to character: Unicode.Scalar) -> Bool {
    guard let next = bytes[position...].firstIndex(of: UInt8(ascii: character)) else { return false }
    position = next
    return true
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while position < bytes.count {
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    return false
  }

  /// Skips a declaration, which may contain others between brackets.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }

  private mutating func tag() -> DrawingTag? {
    let start = position
    position += 1
    var kind = DrawingTag.Kind.start
    if byte == UInt8(ascii: "/") {
      kind = .end
      position += 1
    }
    let name = word()
    var attributes: [DrawingTag.Attribute] = []
    while let byte {
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return DrawingTag(kind: kind, name: name, attributes: attributes, range: start..<position)
      case UInt8(ascii: "/"):
        position += 1
        guard kind == .start, self.byte == UInt8(ascii: ">") else { return nil }
        kind = .empty
      case _ where Self.isSpace(byte): position += 1
      default:
        guard let attribute = attribute() else { return nil }
        attributes.append(attribute)
      }
    }
    return nil
  }

  private mutating func attribute() -> DrawingTag.Attribute? {
    let start = position
    let name = word()
    while let byte, Self.isSpace(byte) { position += 1 }
    guard !name.isEmpty, byte == UInt8(ascii: "=") else { return nil }
    position += 1
    while let byte, Self.isSpace(byte) { position += 1 }
    guard let mark = byte, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    position += 1
    guard let end = bytes[position...].firstIndex(of: mark) else { return nil }
    let value = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 1
    return DrawingTag.Attribute(name: name, value: value, range: start..<position)
  }

  /// Reads the name of a tag or an attribute.
  private mutating func word() -> String {
    let start = position
    while let byte, !Self.isSpace(byte), byte != UInt8(ascii: "="), byte != UInt8(ascii: "/"),
      byte != UInt8(ascii: ">")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
