internal import BinderyHTML
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Responds to ordinary requests: pages, files, uploads, and error pages.
struct WebResponder: RequestResponder {
  let apps: Set<String>
  let files: [String: StaticFile]
  let errors: [ErrorPage: String]
  let pages: AppPages
  let plainPages: PlainPages
  let forms: PlainResponder
  let logIns: LogInResponder?
  /// The content security policy of pages.
  let policy: String
  /// The folders of stored pictures by name.
  let pictureFolders: [String: String]
  let uploads: UploadResponder
  /// The host names that requests may use.
  let hosts: HostPolicy
  /// The source of a client's address.
  let clientAddress: ClientAddressSource
  let rates: RequestRates
  let monitor: IncidentMonitor
  /// Responds to health checks.
  let operations: OperationsResponder
  /// Whether browsers receive a cookie that identifies the user's settings.
  let knowsPeople: Bool

  func respond(to request: Request, from peer: RequestPeer) async -> Response {
    let request = believable(request, from: peer)
    // Supervisors and load balancers use the host's address, not its name.
    if AppPaths.health.contains(request.uri.path) {
      return await operations.respond(to: request, from: peer)
    }
    let delay = rates.delay(of: clientAddress(of: request, peer))
    if delay > .zero {
      monitor.record(.slowedSocket, "a client sends more requests than the limit of requests per second")
      await peer.presence.run { try? await Task.sleep(for: delay) }
    }
    guard hosts.allows(request.head.authority) else {
      monitor.record(.refusedHost, "a request is for another host name")
      return error(.misdirected, request)
    }
    let route = Route(path: request.uri.path, apps: apps, files: files, folders: pictureFolders)
    if request.method == .post, case .upload(let node) = route {
      return await uploads.respond(
        to: request, cookies: cookies(of: request), node: node, from: clientAddress(of: request, peer))
    }
    let query = PageQuery(request.uri.query ?? "", isDeveloper: false)
    if request.method == .post, query.plain != nil, case .page(let app, let location) = route {
      let form = await peer.presence.run {
        await forms.respond(
          to: request, cookies: cookies(of: request), app: app, at: location, query: query,
          from: clientAddress(of: request, peer))
      }
      return answer(request, form)
    }
    guard request.method == .get || request.method == .head else {
      var response = html(errors[.methodNotAllowed] ?? "", status: .methodNotAllowed, request)
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    let response = await answer(request, route, from: peer)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request, _ route: Route, from peer: RequestPeer) async -> Response {
    switch route {
    case .page(let app, let location):
      return await page(of: app, at: location, request, from: peer)
    case .file(let file): return self.file(file, request)
    case .socket: return error(.upgradeRequired, request)
    case .ready: return await readiness(for: clientAddress(of: request, peer))
    case .logIn:
      guard let logIns else { return error(.notFound, request) }
      let answer = await logIns.respond(to: request, cookies: cookies(of: request))
      return answer ?? error(.logInExpired, request)
    case .storedPicture(let file, let mediaType):
      return await storedPicture(file, mediaType, request) ?? error(.notFound, request)
    case .notFound, .upload: return error(.notFound, request)
    case .malformed: return error(.malformedRequest, request)
    }
  }

  /// Says whether a page would be served now, for pages that have to load again. It costs nothing of what limits pages.
  private func readiness(for address: ClientAddress) async -> Response {
    let status: HTTPResponse.Status =
      switch await pages.refusal(for: address) {
      case nil: .noContent
      case .tooFast: .tooManyRequests
      case .full, .gone: .serviceUnavailable
      }
    return Response(status: status, headers: [.cacheControl: "no-store"])
  }

  private func page(
    of app: String, at location: [String], _ request: Request, from peer: RequestPeer
  ) async -> Response {
    let isKept = request.method == .get
    let address = clientAddress(of: request, peer)
    let query = PageQuery(request.uri.query ?? "", isDeveloper: address.isLoopback)
    let languages = AcceptLanguage.languages(in: request.headers[.acceptLanguage])
    let cookies = cookies(of: request)
    let isPlain = query.plain != nil && isKept
    let known = knowsPeople || isPlain ? PersonID(cookies: cookies) : nil
    let person =
      known ?? ((knowsPeople && isKept) || isPlain ? PersonID(formerCookies: cookies) ?? PersonID() : nil)
    let visitor = VisitorID(cookies: cookies)
    let newVisitor = visitor == nil && isKept && !isPlain ? VisitorID() : nil
    let logIn = await logIns?.logIn(ofPage: LogInToken(cookies: cookies))
    let isSecure = cookies.isSecure
    let result = await peer.presence.run { () async -> Result<PlainPages.Answer?, PageRefusal> in
      do throws(PageRefusal) {
        if isPlain, let person {
          return .success(
            try await plainPages.page(
              of: app, at: location, query: query, languages: languages,
              requester: PlainPages.Requester(person: person, logIn: logIn, visitor: visitor), for: address))
        }
        let page = try await pages.page(
          of: app, at: location, query: query, languages: languages, person: person, logIn: logIn,
          isKept: isKept, for: address, visitor: visitor ?? newVisitor)
        return .success(page.map { .page($0) })
      } catch {
        return .failure(error)
      }
    }
    let page: PlainPages.Answer?
    do throws(PageRefusal) { page = try result.get() } catch { return refusal(error, request) }
    var response: Response
    switch page {
    case .page(let page): response = html(page, status: .ok, request)
    case .see(let address), .loggedOut(let address): return see(address)
    case .loggedIn(let token, let address):
      return see(address, cookie: token.cookie(isSecure: isSecure))
    case nil: return self.error(.notFound, request)
    }
    let newCookies = [
      known == nil ? person?.cookie(isSecure: isSecure) : nil, newVisitor?.cookie(isSecure: isSecure),
    ]
    for cookie in newCookies.compactMap(\.self) {
      response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    return response
  }

  private func see(_ address: String, cookie: String? = nil) -> Response {
    var headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
    if let cookie { headers[.setCookie] = cookie }
    return Response(status: .seeOther, headers: headers)
  }

  /// The cookies of a request, which this server or a listed proxy may have received over TLS. Headers of other proxies are removed before.
  private func cookies(of request: Request) -> RequestCookies {
    RequestCookies(
      request.headers[values: .cookie],
      isSecure: request.head.scheme == "https"
        || request.headers[values: .xForwardedProto].last?.lowercased() == "https")
  }

  private func answer(_ request: Request, _ form: PlainResponder.Answer) -> Response {
    switch form {
    case .see(let address): return see(address)
    case .loggedIn(let token, let address):
      return see(address, cookie: token.cookie(isSecure: cookies(of: request).isSecure))
    case .foreign:
      monitor.record(.refusedForm, "a form of another site")
      return error(.foreignForm, request)
    case .malformed:
      monitor.record(.refusedForm, "a form that cannot be read")
      return error(.malformedForm, request)
    case .tooFast:
      monitor.record(.refusedForm, "too many forms per second")
      return error(.tooManyForms, request)
    }
  }

  /// Returns a request without what only a listed proxy may add.
  private func believable(_ request: Request, from peer: RequestPeer) -> Request {
    var head = request.head
    let isAffected = [.xForwardedFor, .xForwardedProto].contains { head.headerFields[$0] != nil }
    guard isAffected, !clientAddress.trusts(peer.address) else { return request }
    if clientAddress != .connection {
      monitor.record(
        .unlistedProxy,
        """
        a request reports another client's address, but does not come from a listed proxy. List its address in TrustedProxies (--trusted-proxy), or let \
        no other program send requests
        """)
    }
    head.headerFields[.xForwardedFor] = nil
    head.headerFields[.xForwardedProto] = nil
    return Request(head: head, body: request.body)
  }

  private func clientAddress(of request: Request, _ peer: RequestPeer) -> ClientAddress {
    ClientAddress(clientAddress, peer: peer.address, forwarded: request.headers[values: .xForwardedFor])
  }

  private func refusal(_ refusal: PageRefusal, _ request: Request) -> Response {
    switch refusal {
    case .full: monitor.record(.refusedPage, "too many sessions")
    case .tooFast: monitor.record(.refusedPage, "too many pages per second for one client")
    case .gone: break
    }
    return error(refusal == .tooFast ? .tooManyRequests : .tooManySessions, request)
  }

  private func error(_ page: ErrorPage, _ request: Request) -> Response {
    var text = errors[page] ?? ""
    if let seconds = page.retrySeconds {
      text = text.replacing(PageRenderer.retrySeconds, with: String(Int.random(in: seconds)))
    }
    var response = html(text, status: page.status, request)
    if page == .tooManySessions { response.headers[.retryAfter] = "60" }
    if page == .tooManyRequests || page == .tooManyForms { response.headers[.retryAfter] = "5" }
    if page == .upgradeRequired { response.headers[.upgrade] = "websocket" }
    return response
  }

  /// Returns a page, which belongs to one session and must not be cached.
  private func html(_ html: String, status: HTTPResponse.Status, _ request: Request) -> Response {
    let plain = ByteBuffer(string: html)
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
    SecurityHeaders.add(to: &headers, policy: policy)
    return response(status, headers, plain: plain, request) {
      ContentCoding.compressed(plain, contentType: "text/html", level: 4)
    }
  }

  private func file(_ file: StaticFile, _ request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: file.contentType, .cacheControl: file.cacheControl, .eTag: file.entityTag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if hasCached(file.entityTag, request) {
      headers[.contentType] = nil
      headers[.vary] = "Accept-Encoding"
      return Response(status: .notModified, headers: headers)
    }
    return response(.ok, headers, plain: file.bytes, request) { file.compressed }
  }

  /// Returns an uploaded picture of an app. Its name is a hash of its content, so it can be cached forever.
  private func storedPicture(_ file: String, _ mediaType: String, _ request: Request) async -> Response? {
    let name = file.split(separator: "/").last ?? ""
    let tag = "W/\"\(name.prefix(64))\""
    var headers: HTTPFields = [
      .contentType: mediaType, .cacheControl: "public, max-age=31536000, immutable", .eTag: tag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if hasCached(tag, request) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    guard let file = await StoredFile.open(file) else { return nil }
    return Response(status: .ok, headers: headers, body: file.body)
  }

  private func response(
    _ status: HTTPResponse.Status, _ headers: HTTPFields, plain: ByteBuffer, _ request: Request,
    compressed: () -> ByteBuffer?
  ) -> Response {
    var headers = headers
    headers[.vary] = "Accept-Encoding"
    guard ContentCoding.acceptsGzip(request.headers[.acceptEncoding]), let compressed = compressed() else {
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: plain))
    }
    headers[.contentEncoding] = "gzip"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: compressed))
  }

  /// Whether the client already has this version (RFC 9110 §13.1.2: tags are compared weakly).
  private func hasCached(_ tag: String, _ request: Request) -> Bool {
    guard let known = request.headers[.ifNoneMatch] else { return false }
    let strong = tag.dropFirst(2)
    return known.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " }
      return entry == "*" || entry == tag || entry == strong
    }
  }
}

extension HTTPField.Name {
  // These names are valid according to RFC 9110 §5.1, so creating them cannot fail.
  fileprivate static let xForwardedFor = HTTPField.Name("X-Forwarded-For") ?? .contentType
  fileprivate static let xForwardedProto = HTTPField.Name("X-Forwarded-Proto") ?? .contentType
}
