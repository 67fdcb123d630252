/// A log-in of a user in one browser, as a ``LogInStore`` keeps it.
public struct KeptLogIn: Codable, Sendable, Hashable, Identifiable {
  /// A digest of the secret in the browser's cookie, of the characters `A–Z a–z 0–9 - _`. The secret cannot be computed from it.
  public let id: String
  /// The user's identifier.
  public let user: User.ID
  /// The time of the log-in in seconds since 1970.
  public let start: Int
  /// The time of its last use in seconds since 1970, not exactly: a host does not report each use.
  public var lastUse: Int
  /// How often the log-ins of the user had all been ended when the user's identity was verified. It has ended if that happened again.
  public let ends: Int

  /// Creates a log-in.
  public init(id: String, user: User.ID, start: Int, lastUse: Int, ends: Int = 0) {
    self.id = id
    self.user = user
    self.start = start
    self.lastUse = lastUse
    self.ends = ends
  }
}
