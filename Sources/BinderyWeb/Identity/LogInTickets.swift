internal import BinderyScenes

/// Tickets that complete log-ins. A socket cannot set a cookie, so the page of the window that logs a user in opens the address with a
/// ticket, and the response to that request sets it. A ticket is valid once, for a short time, and in its browser.
struct LogInTickets {
  typealias Instant = ContinuousClock.Instant

  /// The log-in that a ticket completes.
  struct Ticket {
    let user: User.ID
    /// The browser of the window; nil if it has none, so that the ticket is invalid everywhere.
    let visitor: VisitorID?
    /// The window's session.
    let session: SessionToken
    /// The address of the window, which the page opens again.
    let address: String
  }

  /// The path that pages open with a ticket.
  static let path = "/bindery/log-in"

  private let lifetime: Duration
  private var tickets: [SessionToken: (ticket: Ticket, end: Instant)] = [:]

  /// Creates tickets that are valid for a duration.
  init(lifetime: Duration) { self.lifetime = lifetime }

  /// The number of tickets.
  var count: Int { tickets.count }

  /// Adds a ticket, and removes earlier ones of the same session. O(tickets).
  mutating func add(_ ticket: Ticket, at now: Instant) -> SessionToken {
    tickets = tickets.filter { $0.value.ticket.session != ticket.session }
    let secret = SessionToken()
    tickets[secret] = (ticket, now + lifetime)
    return secret
  }

  /// Removes a ticket and returns it; nil if there is none, or it is too old.
  mutating func take(_ text: String, at now: Instant) -> Ticket? {
    guard let secret = SessionToken(text), let entry = tickets.removeValue(forKey: secret), now < entry.end
    else { return nil }
    return entry.ticket
  }

  /// Removes tickets that are too old.
  mutating func expire(at now: Instant) { tickets = tickets.filter { now < $0.value.end } }
}
