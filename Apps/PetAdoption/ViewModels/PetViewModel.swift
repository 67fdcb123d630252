public import Foundation

/// The texts of a pet's card. They never change, so a view can read them once, without a binding.
public struct PetViewModel: Sendable, Hashable {
  /// The pet's name.
  public let name: String
  /// The name of the drawing; `placeholder` if there is none.
  public let picture: String
  /// The alternative text of the drawing: `Stella, a dog`.
  public let pictureText: String
  /// The age: `7 years old`, `4 months old`.
  public let ageText: String
  /// The adoption fee: `$75.00`.
  public let adoptionFeeText: String

  /// Creates the texts of a pet's card.
  /// - Parameters:
  ///   - pet: The pet.
  ///   - calendar: The Gregorian calendar for the age.
  ///   - now: The current date.
  public init(_ pet: Pet, calendar: Calendar = Calendar(identifier: .gregorian), now: Date = Date()) {
    name = pet.name
    picture = pet.picture ?? "placeholder"
    pictureText = pet.picture == nil ? "No picture of \(pet.name) yet" : "\(pet.name), \(pet.species.phrase)"
    ageText = Age(of: pet, calendar: calendar, now: now).text
    adoptionFeeText = String(format: "$%d.00", pet.rarity.fee)
  }
}

extension Rarity {
  /// The adoption fee in dollars.
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
