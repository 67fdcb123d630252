internal import BinderyStore
internal import Foundation

/// The reservations, adoptions and favorites in a store, for all windows.
///
/// Changes are durable when a call returns, even if the power fails immediately afterwards.
struct StoredAdoptionBook {
  let store: Store

  /// Changes of reservations and adoptions by any window.
  var adoptionChanges: RecordChangeSequence<Pet.ID> { store.changes(of: Adoption.self) }
  /// Changes of favorites by any window.
  var favoriteChanges: RecordChangeSequence<Pet.ID> { store.changes(of: Favorite.self) }

  /// Returns all entries.
  func entries() async throws -> AdoptionEntries {
    try await store.read { transaction in
      let adoptions = try transaction.all(Adoption.self)
      let dates = adoptions.compactMap { adoption in adoption.date.map { (adoption.id, $0) } }
      let favorites = try transaction.all(Favorite.self).map(\.id)
      return AdoptionEntries(
        states: Dictionary(adoptions.map { ($0.id, $0.state) }) { $1 },
        adoptionDates: Dictionary(dates) { $1 },
        favorites: Set(favorites))
    }
  }

  /// Performs a step with a pet, if the pet's present state allows it.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - pet: The identity of the pet.
  ///   - date: The current time. A pet can be brought back only during the ``UndoPeriod``.
  /// - Throws: ``AdoptionError`` if the state or the time does not allow the step, or an error of the store.
  func take(_ step: AdoptionStep, for pet: Pet.ID, at date: Date) async throws {
    try await store.write { transaction in
      let adoption = try transaction.record(Adoption.self, id: pet)
      let state = adoption?.state ?? .available
      guard let next = state.after(step) else { throw AdoptionError.notPossible(step, state) }
      if step == .bringBack {
        guard let adopted = adoption?.date, date < UndoPeriod.end(adoptedAt: adopted) else {
          throw AdoptionError.tooLate
        }
      }
      if next == .available {
        try transaction.delete(Adoption.self, id: pet)
      } else {
        try transaction.save(Adoption(id: pet, state: next, date: next == .adopted ? date : nil))
      }
    }
  }

  /// Marks a pet as a favorite, or removes the mark.
  func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws {
    if isFavorite {
      try await store.save(Favorite(id: pet))
    } else {
      try await store.delete(Favorite.self, id: pet)
    }
  }

  /// A pet that is not available.
  private struct Adoption: Record {
    static let collection = "petadoption.adoption"
    let id: Pet.ID
    let state: AdoptionState
    /// The adoption date, if the pet is adopted.
    let date: Date?
  }

  /// A pet that is a favorite.
  private struct Favorite: Record {
    static let collection = "petadoption.favorite"
    let id: Pet.ID
  }
}
