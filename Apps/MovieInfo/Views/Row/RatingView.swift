internal import BinderyViews
internal import MovieInfoViewModels

/// The stars, and beside them how many votes they are of.
struct RatingView: View {
  let row: MovieRowViewModel

  var body: some View {
    HStack(spacing: 8) {
      StarsView(stars: row.stars, spokenRating: row.spokenRating)
      Text(row.voteCount).font(.caption).foregroundStyle(.secondary).monospacedDigit()
        .accessibilityLabel(row.votes)
    }
  }
}

/// The vote average as stars; empty without votes.
struct StarsView: View {
  let stars: String
  let spokenRating: String?

  var body: some View {
    if let spokenRating, !stars.isEmpty { Text(stars).font(.caption).accessibilityLabel(spokenRating) }
  }
}
