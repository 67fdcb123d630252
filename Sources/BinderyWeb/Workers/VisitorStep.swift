internal import HTTPTypes
internal import HummingbirdCore

/// Answers what belongs to a visitor without a worker of their own: someone without a cookie receives one, and others learn that all workers
/// are in use.
///
///     GET /cloudy                  no cookie: common worker    307, Set-Cookie
///     GET /cloudy?bindery-try=1    cookie: visitor's worker    303
///     GET /cloudy                                              200
struct VisitorStep: RequestStep {
  /// The lifetime of the cookie in seconds, which is that of the visitor's home folder.
  private static let cookieLifetime = Int(VisitorHomes.lifetime)

  /// Whether this worker is that of a visitor.
  let isVisitors: Bool
  let responses: ResponseWriter
  let monitor: IncidentMonitor

  func respond(to context: RequestContext) async -> Response? {
    switch context.route {
    case .page, .upload, .download, .logIn, .ready, .socket: break
    case .file, .storedPicture, .notFound, .malformed: return nil
    }
    if isVisitors { return withoutAttempts(context) }
    guard context.visitor.browser == nil else {
      monitor.record(.refusedPage, "as many visitors have a worker of their own as may have one")
      return responses.error(.tooManySessions, to: context.request)
    }
    guard case .page = context.route, context.query.attempts == 0,
      [.get, .head].contains(context.request.method)
    else { return responses.error(.cookieRequired, to: context.request) }
    var response = Response(status: .temporaryRedirect, headers: [.cacheControl: "no-store"])
    response.headers[.location] = PageQuery.address(context.request.uri.query ?? "", attempts: 1)
    response.headers[.setCookie] = context.visitor.cookie(of: BrowserToken(), lasting: Self.cookieLifetime)
    return response
  }

  /// Leads a page to its address without the number of attempts.
  private func withoutAttempts(_ context: RequestContext) -> Response? {
    let path = context.request.uri.path
    guard case .page = context.route, context.query.attempts > 0, context.request.method == .get,
      // It would be the name of another server.
      !path.hasPrefix("//")
    else { return nil }
    let query = PageQuery.address(context.request.uri.query ?? "", attempts: 0)
    return ResponseWriter.redirection(to: query == "?" ? path : query)
  }
}
