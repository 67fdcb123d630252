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

  private let feeder: Feeder
  private let uploads: StoredPictureFolder

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: The time and the language: `BINDERY_NOW`, `BINDERY_LOCALE`, `TZ`.
  ///   - store: The store of the pets.
  ///   - dataFolder: The folder in which pictures are stored.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store, dataFolder: String) throws {
    uploads = StoredPictureFolder(name: "pet-feeder", folder: dataFolder + "/pet-feeder-pictures")
    feeder = Feeder(
      book: StoredFeederBook(store: store),
      pictures: StoredPetPictures(StoredPictures(folder: uploads.folder)),
      room: FeedingRoom(store: store), context: try DisplayContext(environment: environment),
      storeNotice: store.notice)
  }

  public var storedPictures: [StoredPictureFolder] { [uploads] }

  public var window: some View {
    PetFeederView(model: PetFeederViewModel(feeder: feeder, scene: .current)).environment(
      \.petPictures, uploads)
  }
}
