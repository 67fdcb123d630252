public import BinderyStore
public import BinderyViews
internal import BinderyPictures
internal import Foundation
internal import PetFeederModels
public import PetFeederViewModels

/// Pet Feeder: who was fed, with what and when.
public struct PetFeederApp: App {
  public let title = "Pet Feeder"
  public let path = "pet-feeder"
  public let summary = "Who was fed, with what and when: noted with one tap, seen by the whole household."
  public let pictures = [PictureCatalog.feeder]

  private let feeder: Feeder
  private let uploads: StoredPictureFolder

  /// Makes the app.
  /// - Parameters:
  ///   - feeder: shared by all windows.
  ///   - uploads: where the pictures are that people gave it.
  public init(feeder: Feeder, uploads: StoredPictureFolder) {
    self.feeder = feeder
    self.uploads = uploads
  }

  /// Makes the app for a process.
  /// - Parameters:
  ///   - environment: what stands still for tests, and the language: `BINDERY_NOW`, `BINDERY_LOCALE`, `TZ`.
  ///   - store: keeps the pets.
  ///   - dataFolder: a folder in which pictures are kept.
  public init(environment: [String: String], store: Store, dataFolder: String) {
    let uploads = StoredPictureFolder(name: "pet-feeder", folder: dataFolder + "/pet-feeder-pictures")
    let date = environment["BINDERY_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
    let locale = environment["BINDERY_LOCALE"].flatMap { $0.isEmpty ? nil : $0 } ?? "en_US"
    let context = FeederContext(
      locale: Locale(identifier: locale),
      timeZone: environment["TZ"].flatMap(TimeZone.init(identifier:)) ?? .current, now: { date ?? Date() })
    self.init(
      feeder: Feeder(
        book: StoredFeederBook(store: store),
        pictures: StoredPetPictures(StoredPictures(folder: uploads.folder)), context: context,
        storeNotice: store.notice),
      uploads: uploads)
  }

  public var storedPictures: [StoredPictureFolder] { [uploads] }

  public var window: some View {
    PetFeederView(model: PetFeederViewModel(feeder: feeder)).environment(\.petPictures, uploads)
  }
}
