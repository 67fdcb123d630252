internal import BinderyStore
internal import BinderyViews
internal import Cloudy
internal import CoffeeQuest
internal import Grados
internal import MovieInfo
internal import PetAdoption
internal import PetFeeder

/// The apps of the gallery, in the order of the home page. A new app needs one more line here.
@MainActor
enum Shelf {
  /// Creates all apps.
  static func apps(
    environment: [String: String], store: Store, dataFolder: String, showsSampleData: Bool
  ) throws -> [any App] {
    [
      try CloudyApp(environment: environment, store: store, showsSampleData: showsSampleData),
      try CoffeeQuestApp(environment: environment, store: store, showsSampleData: showsSampleData),
      try GradosApp(environment: environment, showsSampleData: showsSampleData),
      try MovieInfoApp(environment: environment, store: store, showsSampleData: showsSampleData),
      try PetAdoptionApp(environment: environment, store: store),
      try PetFeederApp(environment: environment, store: store, dataFolder: dataFolder),
    ]
  }
}
