/// Makes identities of cafes that are safe in an address, each with its source in front.
enum CafeIdentity {
  /// A business of Yelp; nil for an identity that is none.
  static func yelp(_ id: String?) -> String? {
    guard let id, !id.isEmpty, id.utf8.count <= 64, id.utf8.allSatisfy(isPlain) else { return nil }
    return "yelp-\(id)"
  }

  /// An element of OpenStreetMap: `node`, `way` or `relation`.
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
