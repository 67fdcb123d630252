internal import BinderyViews
internal import MovieInfoViewModels

/// A movie in a list, with a link to its page.
struct MovieRow: View {
  let row: MovieRowViewModel

  var body: some View {
    NavigationLink(value: row.route) { MovieRowContent(row: row) }
      .swipeActions {
        Button(row.shortWatchlistActionText, icon: row.isOnWatchlist ? .check : .add) {
          row.toggleWatchlist()
        }
        .accessibilityLabel(row.watchlistActionText)
      }
  }
}

/// The content of a movie's row.
struct MovieRowContent: View {
  let row: MovieRowViewModel

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      PosterView(poster: row.poster, width: 80)
      VStack(alignment: .leading, spacing: 4) {
        Text(row.title).font(.headline)
        if let date = row.releaseDate { Text(date).font(.callout).foregroundStyle(.secondary) }
        RatingView(row: row)
        if let overview = row.overview { Text(overview).font(.callout).lineLimit(3) }
        if let note = row.noteText {
          Label(note, systemImage: "checkmark").font(.caption).foregroundStyle(.positive)
        }
        if let failure = row.failure { Text(failure).font(.caption).foregroundStyle(.critical) }
      }
    }
  }
}
