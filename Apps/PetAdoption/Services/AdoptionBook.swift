public import Foundation

/// Keeps which pets are reserved, adopted and liked, for all windows.
///
/// What a call has returned is kept, even if the power fails right after.
public protocol AdoptionBook: Sendable {
  /// What is kept.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func entries() async throws -> AdoptionEntries

  /// Takes a step with a pet, if the pet's state allows it at that moment.
  ///
  /// - Parameters:
  ///   - step: what is done.
  ///   - pet: with which pet.
  ///   - date: what time it is: a pet can be brought back for the ``PetAdoptionModels/UndoPeriod`` only.
  /// - Throws: ``AdoptionError`` where state or time do not allow it, or why nothing could be kept.
  func take(_ step: AdoptionStep, for pet: Pet.ID, at date: Date) async throws

  /// Likes a pet, or does no more.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws

  /// Yields after a change, whichever window made it; ``entries()`` then returns the new ones. Changes close together may
  /// yield once.
  func changes() -> AsyncStream<Void>
}

/// What an ``AdoptionBook`` keeps.
public struct AdoptionEntries: Sendable, Hashable {
  /// The states of the pets that are not available.
  public var states: [Pet.ID: AdoptionState]
  /// When the adopted ones were taken home, where that is known.
  public var adoptionDates: [Pet.ID: Date]
  /// The pets that are liked.
  public var favorites: Set<Pet.ID>

  /// Describes what is kept.
  public init(
    states: [Pet.ID: AdoptionState] = [:], adoptionDates: [Pet.ID: Date] = [:], favorites: Set<Pet.ID> = []
  ) {
    self.states = states
    self.adoptionDates = adoptionDates
    self.favorites = favorites
  }
}
