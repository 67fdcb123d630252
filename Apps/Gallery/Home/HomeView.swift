internal import BinderyViews

/// A welcome, and a card for each app.
struct HomeView: View {
  static let title = "Bindery"
  static let summary = "Small apps, written once in Swift, at home in your browser and your terminal."
  /// The apps.
  let cards: [AppCard]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 8) {
        Text(Self.title).font(.largeTitle).bold().accessibilityHeading(.h1)
        Text(Self.summary).font(.title2)
        Text(
          "Each is a view model in plain Swift and a view that describes it. Open one in two windows and see."
        )
        .foregroundStyle(.secondary)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))], spacing: 24) {
        ForEach(cards) { card in AppCardView(card: card) }
      }
    }
    .padding(24)
    .frame(maxWidth: 1128, maxHeight: .infinity, alignment: .top)
  }
}

extension PictureCatalog {
  /// A drawing for each app, named as its path.
  static let gallery = PictureCatalog(
    name: "gallery", folder: "Pictures", ofModule: "Gallery")
}
