/// The lesson of an app, and the folder of its code.
struct Lesson: Sendable, Equatable {
  /// A sentence on what the app's code demonstrates.
  let teaches: String
  /// The app's folder under `Apps`, which also names its tests.
  let folder: String
  /// Whether the app shares models and services in `Apps/Places` with others.
  var usesPlaces = false

  /// Returns the lesson of the app with a path; nil if there is none.
  static func ofApp(at path: String) -> Lesson? { all[path] }

  private static let all = [
    "cloudy": Lesson(
      teaches: "Drivers: values that never fail, live on the main actor and replay the latest.",
      folder: "Cloudy", usesPlaces: true),
    "grados": Lesson(
      teaches: "Boxing: a binding fires at once, and then on every change.", folder: "Grados",
      usesPlaces: true),
    "pet-adoption": Lesson(
      teaches: "From model to words: a view model works before anything is bound to it.",
      folder: "PetAdoption"),
    "coffee-quest": Lesson(
      teaches: "View models on a map: each pin is one, and a factory chooses its picture.",
      folder: "CoffeeQuest", usesPlaces: true),
    "pet-feeder": Lesson(
      teaches: "Index signals: the view learns which row came, went or changed.", folder: "PetFeeder"),
    "movie-info": Lesson(
      teaches: "Relays and drivers: a search that waits for you, where the newest answer wins.",
      folder: "MovieInfo"),
  ]
}
