internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Answers ordinary requests: pages, files, and readable sentences for all else.
struct WebResponder: RequestResponder {
  let apps: Set<String>
  let files: [String: StaticFile]
  let errors: [ErrorPage: String]
  let pages: any PageSource
  /// The content security policy of pages.
  let policy: String
  /// The folders of stored pictures by name.
  let pictureFolders: [String: String]
  let uploads: UploadResponder
  /// Which names the server goes by.
  let hosts: HostPolicy

  func respond(to request: Request) async -> Response {
    guard hosts.allows(request.head.authority) else { return error(.misdirected, request) }
    let route = Route(path: request.uri.path, apps: apps, files: files, folders: pictureFolders)
    if request.method == .post, case .upload(let node) = route {
      return await uploads.respond(to: request, node: node)
    }
    guard request.method == .get || request.method == .head else {
      var response = html(errors[.methodNotAllowed] ?? "", status: .methodNotAllowed, request)
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    let response = await answer(request, route)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request, _ route: Route) async -> Response {
    switch route {
    case .page(let app, let location):
      let isKept = request.method == .get
      guard let page = await pages.page(of: app, at: location, isKept: isKept) else {
        return error(.tooManySessions, request)
      }
      return html(page, status: .ok, request)
    case .file(let file): return self.file(file, request)
    case .socket: return error(.upgradeRequired, request)
    case .storedPicture(let file, let mediaType):
      return await storedPicture(file, mediaType, request) ?? error(.notFound, request)
    case .nowhere, .upload: return error(.notFound, request)
    case .malformed: return error(.malformedRequest, request)
    }
  }

  private func error(_ page: ErrorPage, _ request: Request) -> Response {
    var response = html(errors[page] ?? "", status: page.status, request)
    if page == .tooManySessions { response.headers[.retryAfter] = "60" }
    if page == .upgradeRequired { response.headers[.upgrade] = "websocket" }
    return response
  }

  /// A page belongs to one session: nobody keeps a copy.
  private func html(_ html: String, status: HTTPResponse.Status, _ request: Request) -> Response {
    let plain = ByteBuffer(string: html)
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
    SecurityHeaders.add(to: &headers, policy: policy)
    return response(status, headers, plain: plain, request) {
      ContentCoding.packed(plain, contentType: "text/html", level: 4)
    }
  }

  private func file(_ file: StaticFile, _ request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: file.contentType, .cacheControl: file.cacheControl, .eTag: file.entityTag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if knows(file.entityTag, request) {
      headers[.contentType] = nil
      headers[.vary] = "Accept-Encoding"
      return Response(status: .notModified, headers: headers)
    }
    return response(.ok, headers, plain: file.bytes, request) { file.packed }
  }

  /// A picture that somebody gave an app. It is named by its content, so nobody need ever ask again.
  private func storedPicture(_ file: String, _ mediaType: String, _ request: Request) async -> Response? {
    let name = file.split(separator: "/").last ?? ""
    let tag = "W/\"\(name.prefix(64))\""
    var headers: HTTPFields = [
      .contentType: mediaType, .cacheControl: "public, max-age=31536000, immutable", .eTag: tag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if knows(tag, request) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    guard let bytes = await FileBytes.contents(of: file) else { return nil }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }

  private func response(
    _ status: HTTPResponse.Status, _ headers: HTTPFields, plain: ByteBuffer, _ request: Request,
    packed: () -> ByteBuffer?
  ) -> Response {
    var headers = headers
    headers[.vary] = "Accept-Encoding"
    guard ContentCoding.acceptsGzip(request.headers[.acceptEncoding]), let packed = packed() else {
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: plain))
    }
    headers[.contentEncoding] = "gzip"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: packed))
  }

  /// Whether the client says that it has this version already (RFC 9110 §13.1.2: tags are compared weakly).
  private func knows(_ tag: String, _ request: Request) -> Bool {
    guard let known = request.headers[.ifNoneMatch] else { return false }
    let strong = tag.dropFirst(2)
    return known.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " }
      return entry == "*" || entry == tag || entry == strong
    }
  }
}
