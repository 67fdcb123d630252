internal import BinderyHTML
internal import HTTPTypes
internal import HummingbirdCore

/// Reads the forms of pages without script.
struct PlainResponder: Sendable {
  let pages: PlainPages
  let origins: OriginPolicy
  let limits: WebLimits
  /// Counts and limits the bytes of forms that are not complete.
  let unfinished: UnfinishedBytes
  /// The log-ins of the host; nil if it has no users.
  let logIns: LogIns?

  /// How a form is answered.
  enum Answer: Hashable {
    /// The browser gets the page at this address.
    case see(String)
    /// A user has logged in: the browser gets the token of their log-in, and the page at this address.
    case loggedIn(LogInToken, String)
    /// The form is of another site, so that nothing was done.
    case foreign
    /// It is not a form of such a page.
    case malformed
    /// The window or the client sends forms too fast, so that nothing was done.
    case tooFast
  }

  /// Does what a form reports.
  ///
  /// Only forms of this site's own pages are read: browsers say where a form comes from, and send the cookie to which the window belongs
  /// (`SameSite=Lax`) with forms of the same site only.
  ///
  /// The body is read only for a window that exists and belongs to the person, and within the rate of forms.
  func respond(
    to request: Request, cookies: RequestCookies, app: String, at location: [String], query: PageQuery,
    from address: ClientAddress
  ) async -> Answer {
    let headers = request.headers
    guard origins.allows(origin: headers[.origin], host: request.head.authority),
      OriginPolicy.isOwnSite(headers)
    else { return .foreign }
    guard headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true,
      let length = headers[.contentLength].flatMap({ Int($0) }),
      (0...limits.maximumMessageBytes).contains(length)
    else { return .malformed }
    let window = query.plain ?? ""
    // Without the window, its address opens a new one, which says so.
    let lost = Answer.see(
      PlainPage.address(of: location, base: "/\(app)", query: query.window, window: window))
    guard let person = PersonID(cookies: cookies) else { return lost }
    let requester = PlainPages.Requester(
      person: person, logIn: await logIns?.logIn(ofPage: LogInToken(cookies: cookies)),
      visitor: VisitorID(cookies: cookies))
    switch await pages.admit(window, of: app, requester: requester, from: address) {
    case .admitted: break
    case .unknown: return lost
    case .tooFast: return .tooFast
    }
    guard unfinished.change(by: length, of: address) else { return .tooFast }
    defer { _ = unfinished.change(by: -length, of: address) }
    guard let bytes = try? await UploadBody.read(request.body, length: length, limits: limits),
      let text = String(validating: bytes, as: UTF8.self), let form = try? PlainForm(text)
    else { return .malformed }
    let answer = await pages.submit(
      form, to: window, of: app, at: location, query: query, requester: requester)
    return switch answer {
    case .see(let address), .loggedOut(let address): .see(address)
    case .loggedIn(let token, let address): .loggedIn(token, address)
    case .page, nil: lost
    }
  }
}
