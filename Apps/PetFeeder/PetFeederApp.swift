public import BinderyApp
internal import BinderyStore
internal import BinderyPictures
internal import Foundation
public import BinderyViews
internal import PetFeederViewModels

/// Pet Feeder: records when each pet was fed, with what, and by whom.
public struct PetFeederApp: App {
  private static let uploads = StoredPictureFolder(name: "pet-feeder")
  private let launch: LaunchContext
  private let pictures: StoredPictures
  private let feeder: Feeder

  /// Creates the app of a program.
  public init(_ launch: LaunchContext) {
    self.launch = launch
    pictures = StoredPictures(launch.store, folder: Self.uploads.name)
    feeder = Feeder(
      book: StoredFeederBook(store: launch.store), pictures: StoredPetPictures(pictures),
      room: FeedingRoom(store: launch.store), context: launch.display, storeNotice: launch.store.notice)
  }

  /// Moves the pictures into the store that an earlier version kept in the data folder.
  public func prepare() async {
    do {
      try await pictures.move(from: launch.folder + "/pet-feeder-pictures")
    } catch {
      launch.report(
        "The photos in \(launch.folder) could not be moved into the database: \(error.localizedDescription)")
    }
  }

  public var body: some Scene {
    WindowGroup("Pet Feeder") {
      PetFeederView(model: PetFeederViewModel(feeder: feeder, scene: .current)).environment(
        \.petPictures, Self.uploads)
    }
    .summary("Who was fed, with what and when: noted with one tap, seen by the whole household.")
    .pictures(.feeder)
    .storedPictures(Self.uploads)
  }
}
