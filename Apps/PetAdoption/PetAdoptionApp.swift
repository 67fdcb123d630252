internal import BinderyServices
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
public import PetAdoptionViewModels

/// Pet adoption: a shelf of pets that can be adopted.
public struct PetAdoptionApp: App {
  public let title = "Pet Adoption"
  public let path = "pet-adoption"
  public let summary = "A shelf of pets: what one window reserves, all the others see at once."
  public let pictures = [PictureCatalog.pets]

  private let shelter: Shelter

  /// Creates the app.
  /// - Parameter shelter: The data that all windows share.
  public init(shelter: Shelter) { self.shelter = shelter }

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: The time: `BINDERY_NOW` and `TZ`.
  ///   - store: The store of reservations and favorites.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store) throws {
    let reader = EnvironmentReader(environment)
    self.init(
      shelter: Shelter(
        catalog: SamplePets(), book: StoredAdoptionBook(store: store),
        context: DisplayContext(
          locale: try reader.locale(), timeZone: try reader.timeZone(), now: try reader.now())))
  }

  public var window: some View {
    PetAdoptionView(model: PetAdoptionViewModel(shelter: shelter, scene: .current))
  }
}
