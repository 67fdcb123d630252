internal import PetFeederModels

/// The page of a pet, or the page of the data. Its description is its part of an address.
public enum FeederRoute: Hashable, Sendable, LosslessStringConvertible {
  /// A pet, by its identity.
  case pet(String)
  /// Export and import.
  case data

  /// Reads a part of an address.
  public init?(_ description: String) {
    if description == "data" {
      self = .data
    } else {
      guard Pet.isID(description) else { return nil }
      self = .pet(description)
    }
  }

  /// Its part of an address.
  public var description: String {
    switch self {
    case .pet(let id): id
    case .data: "data"
    }
  }
}
