internal import BinderyServices
internal import BinderyPictures
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
internal import PetFeederViewModels

/// Pet Feeder: records when each pet was fed, with what, and by whom.
public struct PetFeederApp: App {
  public let title = "Pet Feeder"
  public let path = "pet-feeder"
  public let summary = "Who was fed, with what and when: noted with one tap, seen by the whole household."
  public let pictures = [PictureCatalog.feeder]

  private static let uploads = StoredPictureFolder(name: "pet-feeder")
  private let feeder: Feeder

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: The time and the language: `BINDERY_NOW`, `BINDERY_LOCALE`, `TZ`.
  ///   - store: The store of the pets and their pictures.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store) throws {
    feeder = Feeder(
      book: StoredFeederBook(store: store),
      pictures: StoredPetPictures(Self.pictures(in: store)), room: FeedingRoom(store: store),
      context: try DisplayContext(environment: environment), storeNotice: store.notice)
  }

  /// Moves the pictures into the store that an earlier version kept in the data folder.
  public static func movePictures(of dataFolder: String, to store: Store) async throws {
    try await pictures(in: store).move(from: dataFolder + "/pet-feeder-pictures")
  }

  private static func pictures(in store: Store) -> StoredPictures {
    StoredPictures(store, folder: uploads.name)
  }

  public var storedPictures: [StoredPictureFolder] { [Self.uploads] }

  public var window: some View {
    PetFeederView(model: PetFeederViewModel(feeder: feeder, scene: .current)).environment(
      \.petPictures, Self.uploads)
  }
}
