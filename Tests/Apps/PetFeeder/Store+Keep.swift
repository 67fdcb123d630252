import BinderyStore
@testable import PetFeederViewModels

extension Store {
  /// Stores a pet and its feedings, like another process.
  func keep(_ pet: Pet, _ feedings: Feeding...) async throws {
    let book = StoredFeederBook(store: self)
    _ = try await book.perform(.addPet(pet))
    for feeding in feedings { _ = try await book.perform(.save(.feeding(feeding))) }
  }
}
