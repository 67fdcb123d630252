public import BinderyStore
public import Foundation

/// An ``AdoptionBook`` in a store.
public struct StoredAdoptionBook: AdoptionBook {
  private let store: Store

  /// Creates a book in the given store.
  public init(store: Store) { self.store = store }

  public func entries() async throws -> AdoptionEntries {
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

  public func take(_ step: AdoptionStep, for pet: Pet.ID, at date: Date) async throws {
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

  public func setFavorite(_ isFavorite: Bool, for pet: Pet.ID) async throws {
    if isFavorite {
      try await store.save(Favorite(id: pet))
    } else {
      try await store.delete(Favorite.self, id: pet)
    }
  }

  public func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let adoptions = store.observe(Adoption.self) { _ in continuation.yield() }
    let favorites = store.observe(Favorite.self) { _ in continuation.yield() }
    continuation.onTermination = { _ in
      adoptions.cancel()
      favorites.cancel()
    }
    return stream
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
