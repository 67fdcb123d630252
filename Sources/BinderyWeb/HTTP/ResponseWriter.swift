internal import BinderyHTML
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Writes responses: pages, redirections, errors, and bytes that may be compressed.
struct ResponseWriter: Sendable {
  let errors: [ErrorPage: String]
  /// The content security policy of pages.
  let policy: String

  /// Returns a page, which belongs to one session and must not be cached.
  func page(_ html: String, status: HTTPResponse.Status = .ok, to request: Request) -> Response {
    let plain = ByteBuffer(string: html)
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
    SecurityHeaders.add(to: &headers, policy: policy)
    return Self.bytes(plain, headers, to: request, status: status) {
      ContentCoding.compressed(plain, contentType: "text/html", level: 4)
    }
  }

  /// Returns an error page.
  func error(_ page: ErrorPage, to request: Request) -> Response {
    var text = errors[page] ?? ""
    if let seconds = page.retrySeconds {
      text = text.replacing(PageRenderer.retrySeconds, with: String(Int.random(in: seconds)))
    }
    var response = self.page(text, status: page.status, to: request)
    switch page {
    case .tooManySessions: response.headers[.retryAfter] = "60"
    case .tooManyRequests, .tooManyForms: response.headers[.retryAfter] = "5"
    case .upgradeRequired: response.headers[.upgrade] = "websocket"
    case .methodNotAllowed: response.headers[.allow] = "GET, HEAD"
    default: break
    }
    return response
  }

  /// Returns a redirection to a page.
  static func redirection(to address: String, cookie: String? = nil) -> Response {
    var headers: HTTPFields = [.location: address, .cacheControl: "no-store"]
    if let cookie { headers[.setCookie] = cookie }
    return Response(status: .seeOther, headers: headers)
  }

  /// Returns bytes, compressed if the client accepts that.
  static func bytes(
    _ plain: ByteBuffer, _ headers: HTTPFields, to request: Request, status: HTTPResponse.Status = .ok,
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
}
