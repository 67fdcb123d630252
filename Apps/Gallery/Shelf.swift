internal import BinderyStore
internal import BinderyViews
internal import Cloudy
internal import CoffeeQuest
internal import Foundation
internal import Grados
internal import MovieInfo
internal import PetAdoption
internal import PetFeeder

/// The apps of the gallery, in the order of the home page. A new app needs one more line here.
@MainActor
enum Shelf {
  /// Moves into the store what earlier versions of the apps kept in files of the data folder. A reason why something stays there is printed.
  static func moveFiles(of dataFolder: String, to store: Store) async {
    do {
      try await PetFeederApp.movePictures(of: dataFolder, to: store)
    } catch {
      let sentence =
        "gallery: The photos in \(dataFolder) could not be moved into the database: \(error.localizedDescription)\n"
      try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
    }
  }

  /// Creates all apps.
  static func apps(
    environment: [String: String], store: Store, showsSampleData: Bool
  ) throws -> [any App] {
    [
      try CloudyApp(environment: environment, store: store, showsSampleData: showsSampleData),
      try CoffeeQuestApp(environment: environment, store: store, showsSampleData: showsSampleData),
      try GradosApp(environment: environment, showsSampleData: showsSampleData),
      try MovieInfoApp(environment: environment, store: store, showsSampleData: showsSampleData),
      try PetAdoptionApp(environment: environment, store: store),
      try PetFeederApp(environment: environment, store: store),
    ]
  }
}
