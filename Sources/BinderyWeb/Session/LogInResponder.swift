internal import HTTPTypes
internal import HummingbirdCore

/// Completes log-ins: the response to the request with a ticket sets the cookie.
@MainActor
final class LogInResponder: Sendable {
  private let logIns: LogIns
  private let registry: SessionRegistry
  private let monitor: IncidentMonitor
  /// The log-ins that have ended, and whose sessions end next.
  private var ended: [LogIn] = []

  /// Creates a responder, and ends the sessions of log-ins that end.
  init(logIns: LogIns, registry: SessionRegistry, monitor: IncidentMonitor) {
    self.logIns = logIns
    self.registry = registry
    self.monitor = monitor
    logIns.onEnd = { [weak self] in self?.end($0) }
  }

  /// Ends the sessions of a log-in, together with those of others that end now. An event of one of the sessions may be running.
  private func end(_ logIn: LogIn) {
    ended.append(logIn)
    guard ended.count == 1 else { return }
    Task {
      registry.removeAll(of: Set(ended.map(\.token)))
      ended = []
    }
  }

  /// Returns the log-in of a browser.
  func logIn(_ token: LogInToken?) -> LogIn? { logIns.logIn(token) }

  /// Responds to a request with a ticket: with a new token, and the address of the window. Everything that the browser has open as
  /// another user, or without one, loads again.
  ///
  /// - Returns: The response; nil if the ticket is refused.
  func respond(to request: Request, cookies: RequestCookies) -> Response? {
    let visitor = VisitorID(cookies: cookies)
    // A HEAD request is no visit: its response is shown to nobody, and another request follows.
    guard request.method == .get,
      OriginPolicy.isOwnSite(request.headers),
      let ticket = logIns.redeem(Self.ticket(in: request), visitor: visitor),
      let visitor
    else { return refuse() }
    // Before the earlier log-in ends, so that its page is not asked to load again while it is leaving.
    registry.removeLeaving(ticket.session)
    guard let logIn = logIns.begin(ticket.request.user, replacing: LogInToken(cookies: cookies)) else {
      return refuse()
    }
    registry.removeLoggedOut(of: visitor)
    return Response(
      status: .seeOther,
      headers: [
        .location: ticket.address, .setCookie: logIn.token.cookie(isSecure: cookies.isSecure),
        .cacheControl: "no-store",
      ])
  }

  private func refuse() -> Response? {
    monitor.record(.refusedLogIn, "a log-in was not completed in time and in its browser")
    return nil
  }

  private static func ticket(in request: Request) -> String {
    let query = request.uri.query ?? ""
    let items = query.split(separator: "&").filter { $0.hasPrefix("ticket=") }
    return items.count == 1 ? String(items[0].dropFirst("ticket=".count)) : ""
  }
}
