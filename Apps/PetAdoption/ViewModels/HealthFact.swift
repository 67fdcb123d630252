/// A line of a pet's health record.
public struct HealthFact: Hashable, Identifiable, Sendable {
  /// The title: `Vaccinated`.
  public let title: String
  /// The value: `Yes`.
  public let value: String

  /// The title.
  public var id: String { title }

  /// Returns the known facts, without those that do not apply to the species.
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
