/// The route of a pet's page or of the data page. Its description is one component of the address.
public enum FeederRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The page of the pet with the given identity.
  case pet(String)
  /// The page for export and import.
  case data

  /// Parses one component of an address; nil for one that is no page.
  public init?(_ description: String) {
    if description == "data" {
      self = .data
    } else {
      guard Pet.isID(description) else { return nil }
      self = .pet(description)
    }
  }

  /// The component of the address.
  public var description: String {
    switch self {
    case .pet(let id): id
    case .data: "data"
    }
  }
}
