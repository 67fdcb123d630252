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

/// The vote average as ten stars, as many of them full as the average has points, so that six are seen to be six of ten;
/// empty without votes. Screen readers read one text instead.
struct StarsView: View {
  let count: Int
  let spokenRating: String?

  var body: some View {
    if let spokenRating, count > 0 {
      HStack(spacing: 0) {
        StarView(isFull: true).accessibilityLabel(spokenRating)
        ForEach(1..<10, id: \.self) { index in StarView(isFull: index < count) }
      }
    }
  }
}

/// One star. Ten fit into a row on the narrowest phones.
private struct StarView: View {
  let isFull: Bool

  var body: some View {
    Image(systemName: isFull ? "star.fill" : "star")
      .foregroundStyle(isFull ? .warning : .secondary)
      .frame(width: 13, height: 13)
  }
}
