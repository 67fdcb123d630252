internal import BinderyViews
internal import MovieInfoViewModels

/// The stars, and below them the number of votes: side by side they are wider than a phone's row.
struct RatingView: View {
  let row: MovieRowViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
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
