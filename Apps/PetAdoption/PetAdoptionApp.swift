public import BinderyStore
public import BinderyViews
internal import Foundation
internal import PetAdoptionModels
public import PetAdoptionViewModels

/// Pet adoption: a shelf of pets that look for a home.
public struct PetAdoptionApp: App {
  public let title = "Pet Adoption"
  public let path = "pet-adoption"
  public let summary = "A shelf of pets: what one window reserves, all the others see at once."
  public let pictures = [PictureCatalog.pets]

  private let shelter: Shelter

  /// Makes the app.
  /// - Parameter shelter: shared by all windows.
  public init(shelter: Shelter) { self.shelter = shelter }

  /// Makes the app for a process.
  /// - Parameters:
  ///   - environment: what stands still for tests: `BINDERY_NOW`.
  ///   - store: keeps reservations and favourites.
  public init(environment: [String: String], store: Store) {
    let date = environment["BINDERY_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
    self.init(
      shelter: Shelter(
        catalog: SamplePets(), book: StoredAdoptionBook(store: store), now: { date ?? Date() }))
  }

  public var window: some View { PetAdoptionView(model: PetAdoptionViewModel(shelter: shelter)) }
}
