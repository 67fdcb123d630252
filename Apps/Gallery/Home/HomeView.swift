internal import BinderyViews

/// A welcome, and the apps as cards beside it.
struct HomeView: View {
  let title: String
  let summary: String
  let cards: [AppCard]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))], spacing: 24) {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.largeTitle).bold().accessibilityHeading(1)
        Text(summary).font(.title2)
        Text(
          "Each is a view model in plain Swift and a view that describes it. Open one in two windows and see."
        )
        .foregroundStyle(.secondary)
      }
      ForEach(cards) { card in AppCardView(card: card) }
    }
    .padding(24)
  }
}

/// A card that leads to an app, all of it.
struct AppCardView: View {
  let card: AppCard

  var body: some View {
    Link(destination: "/\(card.path)") {
      VStack(alignment: .leading, spacing: 0) {
        Image(card.path, in: .gallery).fillWidth()
        VStack(alignment: .leading, spacing: 4) {
          Text(card.title).font(.headline)
          Text(card.summary).font(.callout).foregroundStyle(.secondary)
        }
        .padding(16)
      }
    }
    .background(.surface)
    .accessibilityIdentifier("app-\(card.path)")
  }
}
