internal import HTTPTypes
internal import HummingbirdCore

/// Completes log-ins: the response to the request with a ticket sets the cookie. Ends the sessions of log-ins that end.
@MainActor
final class LogInResponder: Sendable {
  private let logIns: LogIns
  private let dispatcher: SessionDispatcher
  private let monitor: IncidentMonitor
  /// The log-ins that have ended, and whose sessions end next.
  private var ended: Set<LogInID> = []
  /// Ends sessions; nil if no log-in has ended.
  private(set) var ending: Task<Void, Never>?

  /// Creates a responder, and ends the sessions of log-ins that end.
  init(logIns: LogIns, dispatcher: SessionDispatcher, monitor: IncidentMonitor) {
    self.logIns = logIns
    self.dispatcher = dispatcher
    self.monitor = monitor
    logIns.onEnd = { [weak self] in self?.end($0) }
  }

  /// Ends the sessions of a log-in, together with those of others that end now. An event of one of the sessions may be running.
  ///
  /// A page sees the end only once it is saved: nobody sees a log-out that a power failure undoes.
  private func end(_ logIn: LogIn) {
    dispatcher.giveLast(to: logIn.id)
    ended.insert(logIn.id)
    guard ending == nil else { return }
    ending = Task {
      // Further log-ins may end while these are being saved, and because these sessions end.
      while !ended.isEmpty {
        let now = ended
        ended = []
        await logIns.save()
        dispatcher.registry.removeAll(of: now)
      }
      ending = nil
    }
  }

  /// Returns the log-in of a browser that requests a page.
  func logIn(ofPage token: LogInToken?) async -> LogIn? { await logIns.logIn(ofPage: token) }

  /// Responds to a request with a ticket: with a new token, and the address of the window. Everything that the browser has open as
  /// another user, or without one, loads again.
  ///
  /// - Returns: The response; nil if the ticket is refused.
  func respond(to request: Request, cookies: RequestCookies) async -> Response? {
    let visitor = VisitorID(cookies: cookies)
    // A HEAD request is no visit: its response is shown to nobody, and another request follows.
    guard request.method == .get,
      OriginPolicy.isOwnSite(request.headers),
      let ticket = logIns.redeem(Self.ticket(in: request), visitor: visitor),
      let visitor
    else { return refuse() }
    // Before the earlier log-in ends, so that its page is not asked to load again while it is leaving.
    dispatcher.registry.removeLeaving(ticket.session)
    let old = await logIns.logIn(ofPage: LogInToken(cookies: cookies))
    guard let begun = logIns.begin(ticket.request.user, replacing: old) else { return refuse() }
    dispatcher.registry.removeLoggedOut(of: visitor)
    await logIns.save()
    return Response(
      status: .seeOther,
      headers: [
        .location: ticket.address, .setCookie: begun.token.cookie(isSecure: cookies.isSecure),
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
