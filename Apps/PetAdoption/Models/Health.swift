/// The health of a pet.
public struct Health: Sendable, Hashable {
  /// Whether the pet has the vaccinations for its species; nil if there are none.
  public let isVaccinated: Bool?
  /// Whether the pet is neutered; nil for a species that is not neutered.
  public let isNeutered: Bool?
  /// Whether the pet has an identity chip; nil for a species that gets none.
  public let isChipped: Bool?
  /// The weight in grams.
  public let weight: Int
  /// Additional information; empty if there is none.
  public let note: String
}
