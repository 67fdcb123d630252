/// A genre of movies.
public struct Genre: Sendable, Hashable, Identifiable, Codable {
  /// The genre's number at the service.
  public let id: Int
  /// The genre's name: `Adventure`.
  public let name: String
}
