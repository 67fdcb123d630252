/// Creates identities of cafes that are safe in an address and begin with the source.
enum CafeIdentity {
  /// Returns the identity of a Yelp business; nil if its ID is invalid.
  static func yelp(_ id: String?) -> String? {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    guard let id, (1...64).contains(id.utf8.count), id.utf8.allSatisfy(letters.utf8.contains) else {
      return nil
    }
    return "yelp-\(id)"
  }

  /// Returns the identity of an OpenStreetMap element, a `node`, `way` or `relation`; nil if it is invalid.
  static func openStreetMap(_ type: String?, _ number: Int?) -> String? {
    guard let type, ["node", "way", "relation"].contains(type), let number, number > 0 else { return nil }
    return "osm-\(type)-\(number)"
  }
}
