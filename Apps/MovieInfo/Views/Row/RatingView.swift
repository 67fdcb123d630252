internal import BinderyViews
internal import MovieInfoViewModels

/// The stars, with the number of votes below, because a phone's row has no room for both side by side.
struct RatingView: View {
  let row: MovieRowViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StarsView(count: row.starCount, spokenRating: row.spokenRating)
      Text(row.votes).font(.caption).foregroundStyle(.secondary).monospacedDigit()
    }
  }
}

/// The vote average as stars; empty without votes. Screen readers read one text instead.
struct StarsView: View {
  let count: Int
  let spokenRating: String?

  var body: some View {
    if let spokenRating, count > 0 {
      HStack(spacing: 0) {
        StarView().accessibilityLabel(spokenRating)
        ForEach(1..<count, id: \.self) { _ in StarView() }
      }
    }
  }
}

/// One star. Ten fit into a row on the narrowest phones.
private struct StarView: View {
  var body: some View {
    Image(systemName: "star.fill").foregroundStyle(.warning).frame(width: 13, height: 13)
  }
}
