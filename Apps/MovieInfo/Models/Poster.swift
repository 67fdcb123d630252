/// The poster of a movie.
public enum Poster: Sendable, Hashable, Codable {
  /// A drawing of the app, by its name.
  case drawing(String)
  /// A picture at a web address.
  case address(String)
}
