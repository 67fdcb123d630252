import BinderyStore
import PetFeederModels

extension Store {
  /// Keeps a pet and what is noted about it, as an app beside this one does.
  func keep(_ pet: Pet, _ feedings: Feeding...) async throws {
    let book = StoredFeederBook(store: self)
    _ = try await book.perform(.addPet(pet))
    for feeding in feedings { _ = try await book.perform(.save(.feeding(feeding))) }
  }
}
