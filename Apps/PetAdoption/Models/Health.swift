/// How a pet is.
public struct Health: Sendable, Hashable {
  /// Whether it had the vaccinations of its kind; nil where there are none.
  public let isVaccinated: Bool?
  /// Whether it is neutered; nil where that isn't done.
  public let isNeutered: Bool?
  /// Whether it has an identity chip; nil where its kind gets none.
  public let isChipped: Bool?
  /// How heavy it is, in grams.
  public let weight: Int
  /// What else to know; empty where there is nothing.
  public let note: String

  /// Describes how a pet is.
  public init(isVaccinated: Bool?, isNeutered: Bool?, isChipped: Bool?, weight: Int, note: String) {
    self.isVaccinated = isVaccinated
    self.isNeutered = isNeutered
    self.isChipped = isChipped
    self.weight = weight
    self.note = note
  }
}
