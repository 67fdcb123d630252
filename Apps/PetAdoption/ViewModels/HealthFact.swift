internal import PetAdoptionModels

/// One fact of a pet's health.
public struct HealthFact: Hashable, Identifiable, Sendable {
  /// The fact: `Vaccinated`.
  public let title: String
  /// What holds: `Yes`.
  public let value: String

  /// Its title.
  public var id: String { title }

  /// All that is known; what isn't done with its kind is left out.
  static func all(of health: Health) -> [HealthFact] {
    func fact(_ title: String, _ holds: Bool?) -> HealthFact? {
      holds.map { HealthFact(title: title, value: $0 ? "Yes" : "Not yet") }
    }
    return [
      fact("Vaccinated", health.isVaccinated), fact("Neutered", health.isNeutered),
      fact("Microchipped", health.isChipped),
      HealthFact(title: "Weight", value: PetText.weight(grams: health.weight)),
    ].compactMap(\.self)
  }
}
