/// The poster of a movie.
public enum Poster: Sendable, Hashable, Codable {
  /// One that the app ships, by its name.
  case drawing(String)
  /// One at a web address.
  case address(String)
}
