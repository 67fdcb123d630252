public import BinderyStore
public import PetAdoptionModels

/// Keeps reservations and favourites in a store.
public struct StoredAdoptionBook: AdoptionBook {
  private let store: Store

  /// Keeps them in a store.
  public init(store: Store) { self.store = store }

  public func entries() async throws -> AdoptionEntries {
    try await store.read { transaction in
      let adoptions = try transaction.all(Adoption.self).map { ($0.id, $0.state) }
      let favorites = try transaction.all(Favorite.self).map(\.id)
      return AdoptionEntries(
        states: Dictionary(adoptions) { $1 }, favorites: Set(favorites))
    }
  }

  public func take(_ step: AdoptionStep, for pet: Pet.ID) async throws {
    try await store.write { transaction in
      let state = try transaction.record(Adoption.self, id: pet)?.state ?? .available
      guard let next = state.after(step) else { throw AdoptionError.notPossible(step, state) }
      if next == .available {
        try transaction.delete(Adoption.self, id: pet)
      } else {
        try transaction.save(Adoption(id: pet, state: next))
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
  }

  /// A pet that is liked.
  private struct Favorite: Record {
    static let collection = "petadoption.favorite"
    let id: Pet.ID
  }
}
