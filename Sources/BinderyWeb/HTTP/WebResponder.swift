internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Answers ordinary requests: pages, files, and readable sentences for all else.
struct WebResponder: HTTPResponder {
  let apps: Set<String>
  let files: [String: StaticFile]
  let errors: [ErrorPage: String]
  let pages: any PageSource
  /// The content security policy of pages.
  let policy: String

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    guard request.method == .get || request.method == .head else {
      var response = html(errors[.methodNotAllowed] ?? "", status: .methodNotAllowed, request)
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    let response = await answer(request)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request) async -> Response {
    switch Route(path: request.uri.path, apps: apps, files: files) {
    case .page(let app, let location):
      let isKept = request.method == .get
      guard let page = await pages.page(of: app, at: location, isKept: isKept) else {
        return error(.tooManySessions, request)
      }
      return html(page, status: .ok, request)
    case .file(let file): return self.file(file, request)
    case .socket: return error(.upgradeRequired, request)
    case .nowhere: return error(.notFound, request)
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
