/// The lists that a service keeps.
public enum Segment: String, Sendable, Hashable, CaseIterable {
  case nowPlaying, popular, upcoming, topRated
}
