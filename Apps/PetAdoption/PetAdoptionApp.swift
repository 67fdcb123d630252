internal import BinderyServices
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
internal import PetAdoptionViewModels

/// Pet adoption: a shelf of pets that can be adopted.
public struct PetAdoptionApp: App {
  public let title = "Pet Adoption"
  public let path = "pet-adoption"
  public let summary = "A shelf of pets: what one window reserves, all the others see at once."
  public let pictures = [PictureCatalog.pets]

  private let shelter: Shelter

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: The time: `BINDERY_NOW` and `TZ`.
  ///   - store: The store of reservations and favorites.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store) throws {
    shelter = Shelter(
      catalog: SamplePets(), store: store, context: try DisplayContext(environment: environment))
  }

  public var window: some View {
    PetAdoptionView(model: PetAdoptionViewModel(shelter: shelter, scene: .current))
  }
}
