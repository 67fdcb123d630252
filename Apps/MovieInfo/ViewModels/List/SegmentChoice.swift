/// One of the four lists.
public enum SegmentChoice: String, Sendable, Hashable, CaseIterable, Identifiable {
  case nowPlaying, popular, upcoming, topRated

  /// The choice itself.
  public var id: Self { self }

  /// `Now Playing`, `Popular`, `Upcoming`, `Top Rated`
  public var title: String {
    switch self {
    case .nowPlaying: "Now Playing"
    case .popular: "Popular"
    case .upcoming: "Upcoming"
    case .topRated: "Top Rated"
    }
  }

  var segment: Segment {
    switch self {
    case .nowPlaying: .nowPlaying
    case .popular: .popular
    case .upcoming: .upcoming
    case .topRated: .topRated
    }
  }
}
