internal import BinderyViews
internal import MovieInfoViewModels

/// Rows of movies, or a message if there are none.
struct ListingView: View {
  let model: MovieListing

  var body: some View {
    LoadedContent(
      model.state, loading: "Loading movies", failure: "Couldn’t load the movies", retry: model.tryAgain
    ) {
      List {
        ForEach(model.rows) { row in MovieRow(row: row) }
        ForEach(model.more) { more in MoreRow(more: more) }
      }
      .listStyle(.posters)
    } empty: {
      if model.isFilteredEmpty {
        ContentUnavailableView {
          Label("No movie matches", systemImage: "magnifyingglass")
        } description: {
          Text("Look wider: choose any genre and any year.")
        } actions: {
          Button("Show all movies") { model.filter.clear() }.buttonStyle(.borderedProminent)
        }
      }
    }
  }
}

/// The row after the last one, which loads more.
struct MoreRow: View {
  let more: MoreRowViewModel

  var body: some View {
    HStack(spacing: 12) {
      if more.isLoading {
        ProgressView("Loading more movies")
      } else if let failure = more.failure {
        Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.critical)
        Spacer()
        Button("Try again") { more.press() }.buttonStyle(.bordered)
      } else {
        Button("Show more movies") { more.press() }.buttonStyle(.bordered)
      }
    }
    .onScrollVisible { more.appeared() }
  }
}
