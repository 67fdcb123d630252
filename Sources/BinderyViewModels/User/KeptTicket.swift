/// A log-in that a window has requested and a page has to complete, as a ``LogInStore`` keeps it: another process may answer that page.
public struct KeptTicket: Codable, Sendable, Hashable, Identifiable {
  /// A digest of the secret in the page's request, of the characters `A–Z a–z 0–9 - _`.
  public let id: String
  /// The user's identifier.
  public let user: User.ID
  /// The time of the request in seconds since 1970.
  public let start: Int
  /// How often the log-ins of the user had all been ended then.
  public let ends: Int
  /// A digest of the secret of the browser that may complete it; nil for none.
  public let browser: String?
  /// The address of the window to which the log-in leads.
  public let address: String

  /// Creates a ticket.
  public init(id: String, user: User.ID, start: Int, ends: Int, browser: String?, address: String) {
    self.id = id
    self.user = user
    self.start = start
    self.ends = ends
    self.browser = browser
    self.address = address
  }
}
