internal import HTTPTypes
internal import HummingbirdCore

/// Completes log-ins: the response to the request with a ticket sets the cookie.
struct LogInResponder: RequestStep {
  let logIns: LogIns
  let registry: SessionRegistry
  let responses: ResponseWriter
  let monitor: IncidentMonitor

  func respond(to context: RequestContext) async -> Response? {
    guard context.route == .logIn else { return nil }
    if let response = await complete(context) { return response }
    monitor.record(.refusedLogIn, "a log-in was not completed in time and in its browser")
    return responses.error(.logInExpired, to: context.request)
  }

  /// Responds with a new token, and the address of the window. Everything that the browser has open as another user, or without one, loads
  /// again.
  ///
  /// - Returns: The response; nil if the ticket is refused.
  @MainActor
  private func complete(_ context: RequestContext) async -> Response? {
    // A HEAD request is no visit: its response is shown to nobody, and another request follows.
    guard context.request.method == .get,
      OriginPolicy.isOwnSite(context.request.headers),
      let ticket = await logIns.redeem(Self.ticket(in: context.request), for: context.visitor)
    else { return nil }
    // Before the earlier log-in ends, so that its page is not asked to load again while it is leaving.
    if let session = ticket.session { registry.removeLeaving(session) }
    let old = await logIns.logIn(ofPageFor: context.visitor)
    guard let begun = await logIns.begin(ticket.request, replacing: old) else { return nil }
    if let browser = context.visitor.browser { registry.removeLoggedOut(of: browser) }
    await logIns.save()
    return ResponseWriter.redirection(to: ticket.address, cookie: context.visitor.cookie(of: begun.token))
  }

  private static func ticket(in request: Request) -> String {
    let query = request.uri.query ?? ""
    let items = query.split(separator: "&").filter { $0.hasPrefix("ticket=") }
    return items.count == 1 ? String(items[0].dropFirst("ticket=".count)) : ""
  }
}
