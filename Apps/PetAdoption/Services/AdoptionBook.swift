public import Foundation

/// Stores which pets are reserved, adopted and liked, for all windows.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards.
public protocol AdoptionBook: Sendable {
  /// Returns the stored entries.
  ///
  /// - Throws: An error whose description is a sentence for the screen.
  func entries() async throws -> AdoptionEntries

  /// Performs a step with a pet, if the pet's present state allows it.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - pet: The identity of the pet.
  ///   - date: The current time. A pet can be brought back only during the ``PetAdoptionViewModels/UndoPeriod``.
  /// - Throws: ``AdoptionError`` if the state or the time does not allow the step, or an error of the store.
  func take(_ step: AdoptionStep, for pet: Pet.ID, at date: Date) async throws

  /// Marks a pet as a favorite, or removes the mark.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws

  /// Yields after a change by any window; ``entries()`` then returns the new entries. Changes close together may yield
  /// once.
  func changes() -> AsyncStream<Void>
}

/// The entries of an ``AdoptionBook``.
public struct AdoptionEntries: Sendable, Hashable {
  /// The states of the pets that are not available.
  public var states: [Pet.ID: AdoptionState]
  /// The adoption dates of the adopted pets, if known.
  public var adoptionDates: [Pet.ID: Date]
  /// The favorites.
  public var favorites: Set<Pet.ID>

  /// Creates entries.
  public init(
    states: [Pet.ID: AdoptionState] = [:], adoptionDates: [Pet.ID: Date] = [:], favorites: Set<Pet.ID> = []
  ) {
    self.states = states
    self.adoptionDates = adoptionDates
    self.favorites = favorites
  }
}
