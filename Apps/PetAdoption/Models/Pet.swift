public import Foundation

/// An animal that looks for a home.
public struct Pet: Sendable, Hashable, Identifiable {
  /// Its identity, part of its page's address: lower-case letters, digits and hyphens.
  public let id: String
  /// What it is called.
  public let name: String
  /// What kind of animal it is.
  public let species: Species
  /// What it is among its kind: `Corgi`.
  public let breed: String
  /// When it was born: any moment of that day.
  public let birthday: Date
  /// How rarely one like it is found, which sets the fee.
  public let rarity: Rarity
  /// Its picture; nil where there is none yet.
  public let picture: String?
  /// How it came here and what it likes.
  public let story: String
  /// How it is.
  public let health: Health

  /// Describes a pet.
  public init(
    id: String, name: String, species: Species, breed: String, birthday: Date, rarity: Rarity,
    picture: String?, story: String, health: Health
  ) {
    self.id = id
    self.name = name
    self.species = species
    self.breed = breed
    self.birthday = birthday
    self.rarity = rarity
    self.picture = picture
    self.story = story
    self.health = health
  }
}
