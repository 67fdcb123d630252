/// A screen over the map. Its description is one component of the address: `favorites`, `osm-node-123`.
public enum CafeRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The favorites.
  case favorites
  /// The page of a cafe.
  case cafe(id: String)

  /// Parses one component of an address.
  public init?(_ description: String) {
    if description == "favorites" {
      self = .favorites
      return
    }
    let isName = description.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, (1...80).contains(description.utf8.count) else { return nil }
    self = .cafe(id: description)
  }

  /// The component of the address.
  public var description: String {
    switch self {
    case .favorites: "favorites"
    case .cafe(let id): id
    }
  }
}
