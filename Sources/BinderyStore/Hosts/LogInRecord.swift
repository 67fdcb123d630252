internal import BinderyViewModels

/// What a store keeps of log-ins: a log-in, a ticket, or how often the log-ins of a user were all ended.
struct LogInRecord: Record {
  static let collection = "bindery.log-in"

  let id: String
  var logIn: KeptLogIn?
  var ticket: KeptTicket?
  var ends: Int?

  init(_ logIn: KeptLogIn) {
    id = logIn.id
    self.logIn = logIn
  }

  init(_ ticket: KeptTicket) {
    id = Self.id(ofTicket: ticket.id)
    self.ticket = ticket
  }

  init(ends: Int, of user: User.ID) {
    id = Self.id(ofUser: user)
    self.ends = ends
  }

  // The identifier of a log-in contains no slash.
  private static let user = "user/"

  static func id(ofTicket id: KeptTicket.ID) -> String { "ticket/\(id)" }
  static func id(ofUser id: User.ID) -> String { user + id }

  /// Adds it to a list.
  func add(to kept: inout KeptLogIns) {
    if let logIn { kept.logIns.append(logIn) }
    if let ticket { kept.tickets.append(ticket) }
    if let ends { kept.ends[String(id.dropFirst(Self.user.count))] = ends }
  }
}
