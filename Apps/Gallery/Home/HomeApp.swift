internal import BinderyViews

/// The first page of the gallery: a card for each app.
struct HomeApp: App {
  let title = "Bindery"
  let path = ""
  let summary = "Small apps, written once in Swift, at home in your browser and your terminal."
  /// The apps.
  let cards: [AppCard]

  /// Creates a card for each of the apps.
  init(apps: [any App]) {
    cards = apps.map { AppCard($0) }
  }

  var pictures: [PictureCatalog] { [.gallery] }

  var window: some View { HomeView(title: title, summary: summary, cards: cards) }
}

extension PictureCatalog {
  /// A drawing for each app, named as its path.
  static let gallery = PictureCatalog(
    name: "gallery", folder: "Pictures", ofModule: "Gallery")
}
