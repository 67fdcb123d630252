public import Foundation
public import PetAdoptionModels

/// What a card says of a pet. It never changes, so a view can read it once: it works without any binding.
public struct PetViewModel: Sendable, Hashable {
  /// What it is called.
  public let name: String
  /// Its drawing, or `placeholder` where there is none.
  public let picture: String
  /// What the drawing shows, for screen readers: `Stella, a dog`.
  public let pictureText: String
  /// How old it is: `7 years old`, `4 months old`.
  public let ageText: String
  /// What adopting it costs: `$75.00`.
  public let adoptionFeeText: String

  /// Makes the texts of a pet's card.
  /// - Parameters:
  ///   - pet: the pet.
  ///   - calendar: the Gregorian calendar in whose days ages are counted.
  ///   - now: today.
  public init(_ pet: Pet, calendar: Calendar = Calendar(identifier: .gregorian), now: Date = Date()) {
    name = pet.name
    picture = pet.picture ?? "placeholder"
    pictureText = pet.picture == nil ? "No picture of \(pet.name) yet" : "\(pet.name), \(pet.species.phrase)"
    ageText = Age(of: pet, calendar: calendar, now: now).text
    adoptionFeeText = String(format: "$%d.00", pet.rarity.fee)
  }
}

extension Rarity {
  /// What adopting such a pet costs, in dollars.
  var fee: Int {
    switch self {
    case .common: 50
    case .uncommon: 75
    case .rare: 150
    case .veryRare: 500
    }
  }
}

extension Species {
  /// `a dog`
  fileprivate var phrase: String {
    switch self {
    case .dog: "a dog"
    case .cat: "a cat"
    case .rabbit: "a rabbit"
    case .bird: "a bird"
    case .rodent: "a rodent"
    case .tortoise: "a tortoise"
    }
  }
}
