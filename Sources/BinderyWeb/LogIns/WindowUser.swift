internal import BinderyViewModels

/// The log-in of one window. It does not change while the window exists: a log-in or log-out opens another window.
@MainActor
final class WindowUser: UserSessionHost {
  /// The log-in; nil if nobody is logged in.
  let logIn: LogIn?
  private let logIns: LogIns
  private let address: ClientAddress
  /// The user who has logged in, until the page is led to their window.
  private var requested: LogInRequest?
  /// The ticket for that, once it is saved.
  private var ticket: (text: String, request: LogInRequest)?

  /// Called when a user has logged in.
  var onRequest: (@MainActor () -> Void)?

  /// Creates the log-in of a window that a client opens.
  init(_ logIns: LogIns, _ logIn: LogIn?, from address: ClientAddress) {
    self.logIns = logIns
    self.logIn = logIn
    self.address = address
  }

  /// Uses the log-in. Returns whether the window may be used: nobody is logged in, or the user still may use the app.
  var isValid: Bool { logIn.map(logIns.isValid) ?? true }

  /// Whether a visitor has the same log-in as the window.
  func admits(_ visitor: Visitor) -> Bool { logIns.logIn(of: visitor) === logIn && isValid }

  /// Whether its user is no longer logged in.
  var isOver: Bool { logIn?.isOver == true }

  /// Whether a user has logged in, and the page is not led to their window yet.
  var hasRequest: Bool { (requested ?? ticket?.request).map(logIns.isCurrent) ?? false }

  /// Returns the log-in since the last call, if it may still be completed.
  func takeRequest() -> LogInRequest? {
    defer { requested = nil }
    return requested.flatMap { logIns.isCurrent($0) ? $0 : nil }
  }

  /// Returns a ticket with which a page of the window completes the log-in that was requested; nil if none was, or the ticket is not saved
  /// yet: then ``onRequest`` is called once it is.
  ///
  /// - Parameter address: The address to which the log-in leads.
  func takeTicket(for browser: BrowserToken?, session: SessionToken, to address: String) -> String? {
    if let request = takeRequest() {
      let made = logIns.makeTicket(request, for: browser, session: session, to: address)
      guard logIns.areKept else { return made }
      ticket = nil
      Task { await offer(made, for: request) }
      return nil
    }
    defer { ticket = nil }
    return ticket.flatMap { logIns.isCurrent($0.request) ? $0.text : nil }
  }

  private func offer(_ ticket: String, for request: LogInRequest) async {
    await logIns.save()
    self.ticket = (ticket, request)
    onRequest?()
  }

  func takeLogInAttempt() -> Bool { logIns.takeAttempt(of: address) }

  func logIn(_ id: User.ID) async throws -> Bool {
    guard let request = try await logIns.request(of: id) else { return false }
    requested = request
    onRequest?()
    return true
  }

  func logOut() { if let logIn { logIns.end(logIn) } }

  func logOutEverywhere(_ id: User.ID?) { if let user = id ?? logIn?.user { logIns.endAll(of: user) } }

  func refresh() async { if let logIn { await logIns.refresh(logIn) } }
}
