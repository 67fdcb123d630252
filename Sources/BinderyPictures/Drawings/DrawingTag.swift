/// A tag of a drawing in SVG.
struct DrawingTag: Equatable {
  enum Kind { case start, end, empty }

  struct Attribute: Equatable {
    let name: String
    /// The value as it is written, with its escapes.
    let value: String
    /// The bytes of the name, the value and its quotation marks.
    let range: Range<Int>
  }

  let kind: Kind
  let name: String
  let attributes: [Attribute]
  /// The bytes from `<` to `>`.
  let range: Range<Int>

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}

extension [UInt8] {
  /// Appends an attribute. Quotation marks in its value are escaped byte by byte, because one with a combining mark is another
  /// character.
  mutating func appendAttribute(_ name: String, _ value: String) {
    self += " \(name)=\"".utf8
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") { self += "&quot;".utf8 } else { append(byte) }
    }
    append(UInt8(ascii: "\""))
  }
}
