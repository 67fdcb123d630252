internal import BinderyViews
internal import CoffeeQuestViewModels

/// The favorite cafes.
struct FavoritesScreen: View {
  let model: FavoritesViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LoadedContent(
        model.state, loading: "Loading the favorites", failure: "Couldn’t load the favorites",
        retry: model.tryAgain
      ) {
      } empty: {
        ContentUnavailableView(
          "No favorites yet", systemImage: "heart",
          description: Text("Cafes whose heart you press appear here."))
      }
      List {
        ForEach(model.cafes) { cafe in
          NavigationLink(value: cafe.route) { FavoriteRow(cafe: cafe) }
            .swipeActions {
              Button("Remove", icon: .trash, role: .destructive) { cafe.toggleFavorite() }
            }
        }
      }
    }
    .navigationTitle("Favorites")
  }
}

/// A favorite cafe.
private struct FavoriteRow: View {
  let cafe: CafeViewModel

  var body: some View {
    HStack(spacing: 12) {
      Image(cafe.pin.picture, in: .cafePins).frame(width: 28, height: 34)
        .accessibilityLabel(cafe.pin.spokenText)
      VStack(alignment: .leading, spacing: 0) {
        Text(cafe.name).lineLimit(2)
        Text(cafe.summaryText).font(.caption).foregroundStyle(.secondary)
        if let text = cafe.openText { Text(text).font(.caption).foregroundStyle(.secondary) }
      }
    }
  }
}
