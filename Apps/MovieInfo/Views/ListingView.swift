internal import BinderyViews
internal import MovieInfoViewModels

/// Rows of movies, or why there are none.
struct ListingView: View {
  let model: MovieListing

  var body: some View {
    if model.isLoading {
      ProgressView("Loading movies")
    } else if let failure = model.failure {
      ContentUnavailableView("Couldn’t load the movies", icon: .warning, description: failure) {
        Button("Try again") { model.tryAgain() }.buttonStyle(.borderedProminent)
      }
    } else if model.isFilteredEmpty {
      ContentUnavailableView(
        "No movie matches", icon: .search, description: "Look wider: choose any genre and any year."
      ) {
        Button("Show all movies") { model.filter.clear() }.buttonStyle(.borderedProminent)
      }
    } else if !model.rows.isEmpty {
      List {
        ForEach(model.rows) { row in MovieRow(row: row) }
        ForEach(model.more) { more in MoreRow(more: more) }
      }
    }
  }
}

/// The row after the last.
struct MoreRow: View {
  let more: MoreRowViewModel

  var body: some View {
    HStack(spacing: 12) {
      if more.isLoading {
        ProgressView("Loading more movies")
      } else if let failure = more.failure {
        Label(failure, icon: .warning).foregroundStyle(.critical)
        Spacer()
        Button("Try again") { more.press() }.buttonStyle(.bordered)
      } else {
        Button("Show more movies") { more.press() }.buttonStyle(.bordered)
      }
    }
    .onScrollVisible { more.appeared() }
  }
}
