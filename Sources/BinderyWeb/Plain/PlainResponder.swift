internal import BinderyHTML
internal import HTTPTypes
internal import HummingbirdCore

/// Reads the forms of pages without script.
struct PlainResponder: Sendable {
  let pages: PlainPages
  let origins: OriginPolicy
  let limits: WebLimits

  /// How a form is answered.
  enum Answer: Hashable {
    /// The browser gets the page at this address.
    case see(String)
    /// The form is of another site, so that nothing was done.
    case foreign
    /// It is not a form of such a page.
    case malformed
  }

  /// Does what a form reports.
  ///
  /// Only forms of this site's own pages are read: browsers say where a form comes from, and send the cookie to which the window belongs
  /// (`SameSite=Lax`) with forms of the same site only.
  func respond(to request: Request, app: String, at location: [String], query: PageQuery) async -> Answer {
    let headers = request.headers
    guard origins.allows(origin: headers[.origin], host: request.head.authority),
      [nil, "same-origin", "none"].contains(headers[.fetchSite])
    else { return .foreign }
    guard headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true,
      let length = headers[.contentLength].flatMap({ Int($0) }),
      (0...limits.maximumMessageBytes).contains(length),
      let bytes = try? await UploadBody.read(request.body, length: length, limits: limits),
      let text = String(validating: bytes, as: UTF8.self), let form = try? PlainForm(text)
    else { return .malformed }
    let window = query.plain ?? ""
    if let person = PersonID(cookies: headers[values: .cookie]),
      let address = await pages.submit(form, to: window, of: app, person: person)
    {
      return .see(address)
    }
    // Without the window, its address opens a new one, which says so.
    return .see(PlainPage.address(of: location, base: "/\(app)", query: query.window, window: window))
  }
}

extension HTTPField.Name {
  // This is a name as RFC 9110 §5.1 defines it, so creating it cannot fail.
  fileprivate static let fetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .contentType
}
