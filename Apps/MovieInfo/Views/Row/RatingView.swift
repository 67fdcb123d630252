internal import BinderyViews
internal import MovieInfoViewModels

/// The stars, and how many votes they are of.
struct RatingView: View {
  let stars: String
  let spokenRating: String?
  let votes: String

  var body: some View {
    HStack(spacing: 8) {
      if let spokenRating, !stars.isEmpty { Text(stars).font(.caption).accessibilityLabel(spokenRating) }
      Text(votes).font(.caption).foregroundStyle(.secondary).monospacedDigit()
    }
  }
}
