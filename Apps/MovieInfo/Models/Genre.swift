/// A kind of story.
public struct Genre: Sendable, Hashable, Identifiable, Codable {
  /// Its number at the service.
  public let id: Int
  /// What people call it: `Adventure`.
  public let name: String

  /// Names a genre.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
