public import Foundation

/// A pet that can be adopted.
public struct Pet: Sendable, Hashable, Identifiable {
  /// Its identity, part of its page's address: lower-case letters, digits and hyphens.
  public let id: String
  /// The pet's name.
  public let name: String
  /// The species.
  public let species: Species
  /// The breed: `Corgi`.
  public let breed: String
  /// Any moment of the pet's date of birth.
  public let birthday: Date
  /// The rarity, which determines the fee.
  public let rarity: Rarity
  /// The name of the pet's picture; nil if there is none.
  public let picture: String?
  /// The pet's origin and preferences.
  public let story: String
  /// The pet's health.
  public let health: Health
}
