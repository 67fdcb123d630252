/// The lists that a service offers.
public enum Segment: String, Sendable, Hashable, CaseIterable {
  case nowPlaying, popular, upcoming, topRated
}
