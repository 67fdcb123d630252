/// A set of properties, with one bit each.
struct PropertySet {
  /// The maximum number of properties. A test compares it with ``Property``.
  static let capacity = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  var isEmpty: Bool { low == 0 && high == 0 }

  mutating func insert(_ property: Property) {
    if property.rawValue < 64 { low |= 1 << property.rawValue } else { high |= 1 << (property.rawValue - 64) }
  }

  func contains(_ property: Property) -> Bool {
    property.rawValue < 64
      ? low & 1 << property.rawValue != 0 : high & 1 << (property.rawValue - 64) != 0
  }

  /// Calls the closure with each property of the set, in the order of declaration.
  func forEach(_ body: (Property) -> Void) {
    Self.forEachBit(of: low, from: 0, body)
    Self.forEachBit(of: high, from: 64, body)
  }

  private static func forEachBit(of word: UInt64, from first: UInt8, _ body: (Property) -> Void) {
    var rest = word
    while rest != 0 {
      if let property = Property(rawValue: first + UInt8(rest.trailingZeroBitCount)) { body(property) }
      rest &= rest - 1
    }
  }
}
