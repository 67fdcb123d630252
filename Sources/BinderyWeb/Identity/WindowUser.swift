internal import BinderyScenes

/// The log-in of one window. It does not change while the window exists: who logs in or out gets another window.
@MainActor
final class WindowUser: UserSessionHost {
  /// The log-in; nil if nobody is logged in.
  let logIn: LogIn?
  private let logIns: LogIns
  private let address: ClientAddress
  /// The user who has logged in, until the page is led to their window.
  private var requested: User.ID?

  /// Called when a user has logged in.
  var onRequest: (@MainActor () -> Void)?

  /// Creates the log-in of a window that a client opens.
  init(_ logIns: LogIns, _ logIn: LogIn?, from address: ClientAddress) {
    self.logIns = logIns
    self.logIn = logIn
    self.address = address
  }

  /// Whether the window may be used: nobody is logged in, or the user still may use the app. Reads the user from the directory.
  var isValid: Bool { logIn.map(logIns.isValid) ?? true }

  /// Whether a request or connection with a token is of the same log-in as the window.
  func admits(_ token: LogInToken?) -> Bool { logIns.logIn(token) === logIn && isValid }

  /// Whether a user has logged in, and the page is not led to their window yet.
  var hasRequest: Bool { requested != nil }

  /// Returns the user who has logged in since the last call.
  func takeRequest() -> User.ID? {
    defer { requested = nil }
    return requested
  }

  /// Returns the address at which the page completes the log-in that was requested; nil if none was.
  func takeLogInAddress(
    visitor: VisitorID?, session: SessionToken, returningTo address: String
  ) -> String? {
    guard let user = takeRequest() else { return nil }
    let ticket = logIns.ticket(
      LogInTickets.Ticket(user: user, visitor: visitor, session: session, address: address))
    return "\(LogInTickets.path)?ticket=\(ticket)"
  }

  func takeLogInAttempt() -> Bool { logIns.takeAttempt(of: address) }

  func logIn(_ id: User.ID) -> Bool {
    guard logIns.knows(id) else { return false }
    requested = id
    onRequest?()
    return true
  }

  func logOut() { if let logIn { logIns.end(logIn) } }

  func logOutEverywhere() { if let logIn { logIns.endAll(of: logIn.user) } }

  func refresh() { _ = isValid }
}
