internal import BinderyStore

/// Who looks at which pet, in all windows.
struct PetRooms {
  let store: Store

  /// Returns those who look at a pet.
  @MainActor
  func room(of pet: Pet.ID) -> Presence<PetVisitor> {
    store.presence("petadoption.pet/\(pet)", of: PetVisitor.self)
  }
}

/// A window that shows a pet. Nothing else is known of who uses it.
struct PetVisitor: Codable, Equatable, Identifiable, Sendable {
  let id: String
}
