internal import BinderyViewModels
internal import BinderyViews
internal import MovieInfoViewModels

/// The movies to watch and the movies seen.
struct WatchlistView: View {
  let model: WatchlistViewModel
  let notice: UndoNotice

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LoadedContent(
        model.state, loading: "Loading the watchlist", failure: "Couldn’t load the watchlist",
        retry: model.tryAgain
      ) {
      } empty: {
        ContentUnavailableView(
          "Nothing to watch yet", systemImage: "play",
          description: Text("Movies you add to your watchlist appear here."))
      }
      if !model.toWatch.isEmpty || !model.seen.isEmpty {
        List {
          if !model.toWatch.isEmpty {
            Section(model.toWatchTitle) {
              ForEach(model.toWatch) { row in WatchlistRow(row: row) { model.remove(row) } }
            }
          }
          if !model.seen.isEmpty {
            Section(model.seenTitle) {
              ForEach(model.seen) { row in WatchlistRow(row: row) { model.remove(row) } }
            }
          }
        }
        .listStyle(.posters)
      }
    }
    .navigationTitle(model.title)
    .toolbar { UndoBanner(notice) }
  }
}

/// A movie with notes, and a button to remove them.
struct WatchlistRow: View {
  let row: MovieRowViewModel
  let remove: @MainActor () -> Void

  var body: some View {
    NavigationLink(value: row.route) { MovieRowContent(row: row) }
      .swipeActions {
        Button("Remove", icon: .trash, role: .destructive, action: remove)
          .accessibilityLabel("Remove \(row.title)")
      }
  }
}
