internal import BinderyViewModels

/// Tickets that complete log-ins. A socket cannot set a cookie, so the page of the window that logs a user in opens the address with a
/// ticket, and the response to that request sets it. A ticket is valid once, for a short time, and in its browser.
struct LogInTickets {
  /// The log-in that a ticket completes.
  struct Ticket {
    let request: LogInRequest
    /// The browser of the window; nil if it has none, so that the ticket is invalid everywhere.
    let browser: BrowserToken?
    /// The window's session.
    let session: SessionToken
    /// The address of the window, which the page opens again.
    let address: String
  }

  private var tickets: [TicketToken: Ticket] = [:]

  /// The number of tickets.
  var count: Int { tickets.count }

  /// Adds a ticket, and removes earlier ones of the same session. O(tickets).
  mutating func add(_ ticket: Ticket) -> TicketToken {
    tickets = tickets.filter { $0.value.session != ticket.session }
    let token = TicketToken()
    tickets[token] = ticket
    return token
  }

  /// Removes a ticket and returns it; nil if there is none.
  mutating func take(_ text: String) -> Ticket? {
    TicketToken(text).flatMap { tickets.removeValue(forKey: $0) }
  }

  /// Removes the tickets whose log-in can no longer be completed.
  mutating func expire(unless isCurrent: (LogInRequest) -> Bool) {
    tickets = tickets.filter { isCurrent($0.value.request) }
  }
}
