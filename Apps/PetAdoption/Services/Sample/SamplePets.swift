public import Foundation

/// Pets that are made up, with drawings of their own.
public struct SamplePets: PetCatalog {
  /// A pet whose birthday is a day of the calendar.
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

  /// Makes them.
  /// - Parameter timeZone: where their birthdays are days.
  public init(timeZone: TimeZone = .current) { self.timeZone = timeZone }

  /// They are.
  public var isSample: Bool { true }

  /// All of them.
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
