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
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    let isName = description.utf8.allSatisfy(letters.utf8.contains)
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
