/// Creates identities of cafes that are safe in an address and begin with the source.
enum CafeIdentity {
  /// Returns the identity of a Yelp business; nil if its ID is invalid.
  static func yelp(_ id: String?) -> String? {
    guard let id, !id.isEmpty, id.utf8.count <= 64, id.utf8.allSatisfy(isPlain) else { return nil }
    return "yelp-\(id)"
  }

  /// Returns the identity of an OpenStreetMap element, a `node`, `way` or `relation`; nil if it is invalid.
  static func openStreetMap(_ type: String?, _ number: Int?) -> String? {
    guard let type, ["node", "way", "relation"].contains(type), let number, number > 0 else { return nil }
    return "osm-\(type)-\(number)"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
