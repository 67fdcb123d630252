internal import HTTPTypes
internal import HummingbirdCore

/// Responds to requests for pages, with or without script.
struct PageResponder: RequestStep {
  let pages: AppPages
  let plainPages: PlainPages
  /// The log-ins of the host; nil if it has no users.
  let logIns: LogIns?
  let responses: ResponseWriter
  let monitor: IncidentMonitor
  /// Whether browsers receive a cookie that identifies the user's settings.
  let knowsPeople: Bool

  func respond(to context: RequestContext) async -> Response? {
    switch context.route {
    case .ready: await readiness(for: context.client)
    case .page(let app, let location): await page(of: app, at: location, context)
    default: nil
    }
  }

  /// Says whether a page would be served now, for pages that have to load again. It costs nothing of what limits pages.
  private func readiness(for address: ClientAddress) async -> Response {
    let status: HTTPResponse.Status =
      switch await pages.refusal(for: address) {
      case nil: .noContent
      case .tooFast: .tooManyRequests
      case .full, .gone, .storeFailed: .serviceUnavailable
      }
    return Response(status: status, headers: [.cacheControl: "no-store"])
  }

  private func page(of app: String, at location: [String], _ context: RequestContext) async -> Response {
    let isKept = context.request.method == .get
    let isPlain = context.query.plain != nil && isKept
    var visitor = context.visitor
    visitor.identify(browser: isKept && !isPlain, person: isPlain || (isKept && knowsPeople))
    let request = PageRequest(
      app: app, location: location, query: context.query, visitor: visitor,
      logIn: await logIns?.logIn(ofPageFor: visitor), languages: context.languages, client: context.client,
      isKept: isKept)
    let answer = await context.peer.presence.run { () async -> Result<PlainPages.Answer?, PageRefusal> in
      do throws(PageRefusal) {
        if isPlain { return .success(try await plainPages.page(request)) }
        return .success(try await pages.page(request).map { .page($0) })
      } catch {
        return .failure(error)
      }
    }
    switch answer {
    case .success(.page(let html)?):
      var response = responses.page(html, to: context.request)
      for cookie in visitor.newCookies {
        response.headers.append(HTTPField(name: .setCookie, value: cookie))
      }
      return response
    case .success(.see(let address)?), .success(.loggedOut(let address)?):
      return ResponseWriter.redirection(to: address)
    case .success(.loggedIn(let token, let address)?):
      return ResponseWriter.redirection(to: address, cookie: visitor.cookie(of: token))
    case .success(nil): return responses.error(.notFound, to: context.request)
    case .failure(let refusal): return self.refusal(refusal, context)
    }
  }

  private func refusal(_ refusal: PageRefusal, _ context: RequestContext) -> Response {
    switch refusal {
    case .full: monitor.record(.refusedPage, "too many sessions")
    case .tooFast: monitor.record(.refusedPage, "too many pages per second for one client")
    case .gone, .storeFailed: break
    }
    return responses.error(refusal == .tooFast ? .tooManyRequests : .tooManySessions, to: context.request)
  }
}
