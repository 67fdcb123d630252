internal import Foundation

/// The entries of an ``StoredAdoptionBook``.
struct AdoptionEntries: Sendable, Hashable {
  /// The states of the pets that are not available.
  var states: [Pet.ID: AdoptionState] = [:]
  /// The adoption dates of the adopted pets, if known.
  var adoptionDates: [Pet.ID: Date] = [:]
  /// The favorites.
  var favorites: Set<Pet.ID> = []
}
