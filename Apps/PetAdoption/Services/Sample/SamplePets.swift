public import Foundation

/// Sample pets, with a drawing of each.
public struct SamplePets: PetCatalog {
  /// A pet whose birthday is a calendar day.
  struct Entry: Sendable {
    let id: String
    let name: String
    let species: Species
    let breed: String
    let birthday: (year: Int, month: Int, day: Int)
    let rarity: Rarity
    let picture: String?
    let health: Health
    let story: String
  }

  private let timeZone: TimeZone

  /// Creates the catalog.
  /// - Parameter timeZone: The time zone of the birthdays.
  public init(timeZone: TimeZone = .current) { self.timeZone = timeZone }

  /// Always true.
  public var isSample: Bool { true }

  /// Returns all sample pets.
  public func pets() async -> [Pet] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return (Self.dogs + Self.cats + Self.rabbitsAndBirds + Self.rodentsAndTortoises).compactMap { entry in
      let (year, month, day) = entry.birthday
      return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)).map {
        Pet(
          id: entry.id, name: entry.name, species: entry.species, breed: entry.breed, birthday: $0,
          rarity: entry.rarity, picture: entry.picture, story: entry.story, health: entry.health)
      }
    }
  }
}
