internal import BinderyViewModels

/// Tickets that this process has given to pages to complete log-ins. A socket cannot set a cookie, so the page of the window that logs a user
/// in opens the address with a ticket, and the response to that request sets it. A ticket is valid once, for a short time, and in its browser.
struct LogInTickets {
  /// The log-in that a ticket completes.
  struct Ticket {
    let request: LogInRequest
    /// A digest of the browser of the window; nil if it has none, so that the ticket is invalid everywhere.
    let browser: String?
    /// The window's session; nil if it is one of another process.
    var session: SessionToken?
    /// The address of the window, which the page opens again.
    let address: String
  }

  private var tickets: [KeptTicket.ID: Ticket] = [:]

  /// The number of tickets.
  var count: Int { tickets.count }

  /// Adds a ticket, and removes earlier ones of the same session. O(tickets).
  ///
  /// - Returns: Those that were removed.
  mutating func add(_ ticket: Ticket, _ id: KeptTicket.ID) -> [KeptTicket.ID] {
    defer { tickets[id] = ticket }
    return remove { $0.session == ticket.session }
  }

  /// Removes a ticket and returns it; nil if there is none.
  mutating func take(_ id: KeptTicket.ID) -> Ticket? { tickets.removeValue(forKey: id) }

  /// Removes tickets, and returns their identifiers.
  mutating func remove(where isGone: (Ticket) -> Bool) -> [KeptTicket.ID] {
    let gone = tickets.filter { isGone($0.value) }.map(\.key)
    for id in gone { tickets[id] = nil }
    return gone
  }
}
