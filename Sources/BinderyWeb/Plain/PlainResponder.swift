internal import Bindery
internal import BinderyHTML
internal import HTTPTypes
internal import HummingbirdCore

/// Reads the forms of pages without script.
struct PlainResponder: RequestStep {
  let pages: PlainPages
  let origins: OriginPolicy
  let limits: WebLimits
  /// Counts and limits the bytes of forms that are not complete.
  let unfinished: UnfinishedBytes
  /// The log-ins of the host; nil if it has no users.
  let logIns: LogIns?
  let responses: ResponseWriter
  let monitor: IncidentMonitor
  let clock: SteadyClock

  /// The reason why a form has no effect.
  private enum Refusal: Error {
    /// It is of another site.
    case foreign
    /// It is not a form of such a page.
    case malformed
    /// The window or the client sends forms too fast.
    case tooFast
  }

  func respond(to context: RequestContext) async -> Response? {
    guard context.request.method == .post, context.query.plain != nil,
      case .page(let app, let location) = context.route
    else { return nil }
    return await context.peer.presence.run {
      do throws(Refusal) {
        return try await submit(context, app: app, at: location)
      } catch {
        return refuse(error, context.request)
      }
    }
  }

  /// Does what a form reports.
  ///
  /// Only forms of this site's own pages are read: browsers say where a form comes from, and send the cookie to which the window belongs
  /// (`SameSite=Lax`) with forms of the same site only.
  ///
  /// The body is read only for a window that exists and belongs to the person, and within the rate of forms.
  private func submit(
    _ context: RequestContext, app: String, at location: [String]
  ) async throws(Refusal) -> Response {
    let headers = context.request.headers
    guard origins.allows(origin: headers[.origin], host: context.request.head.authority),
      OriginPolicy.isOwnSite(headers)
    else { throw .foreign }
    guard headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true,
      let length = headers[.contentLength].flatMap({ Int($0) }),
      (0...limits.maximumMessageBytes).contains(length)
    else { throw .malformed }
    let request = PageRequest(
      app: app, location: location, query: context.query, visitor: context.visitor,
      logIn: await logIns?.logIn(ofPageFor: context.visitor), languages: [], client: context.client,
      isKept: true)
    // Without the window, its address opens a new one, which says so.
    let lost = ResponseWriter.redirection(
      to: PlainPage.address(
        of: location, base: "/\(app)", query: context.query.window, window: context.query.plain ?? ""))
    switch await pages.admit(request) {
    case .admitted: break
    case .unknown: return lost
    case .tooFast: throw .tooFast
    }
    guard unfinished.change(by: length, of: context.client) else { throw .tooFast }
    defer { _ = unfinished.change(by: -length, of: context.client) }
    guard
      let bytes = try? await UploadBody.read(
        context.request.body, length: length, limits: limits, clock: clock),
      let text = String(validating: bytes, as: UTF8.self), let form = try? PlainForm(text)
    else { throw .malformed }
    return switch await pages.submit(form, request) {
    case .see(let address), .loggedOut(let address): ResponseWriter.redirection(to: address)
    case .loggedIn(let token, let address):
      ResponseWriter.redirection(to: address, cookie: context.visitor.cookie(of: token))
    case .page, nil: lost
    }
  }

  private func refuse(_ refusal: Refusal, _ request: Request) -> Response {
    switch refusal {
    case .foreign:
      monitor.record(.refusedForm, "a form of another site")
      return responses.error(.foreignForm, to: request)
    case .malformed:
      monitor.record(.refusedForm, "a form that cannot be read")
      return responses.error(.malformedForm, to: request)
    case .tooFast:
      monitor.record(.refusedForm, "too many forms per second")
      return responses.error(.tooManyForms, to: request)
    }
  }
}
