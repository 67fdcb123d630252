internal import HTTPTypes
internal import HummingbirdCore

/// A request with what is known about it, read once. It passes through the steps of a responder.
struct RequestContext: Sendable {
  /// The request, without what only a trusted proxy may add.
  let request: Request
  let peer: RequestPeer
  /// The client, to whose network limits apply.
  let client: ClientAddress
  /// Who sends it, as its cookies say.
  let visitor: Visitor
  /// The query of its address.
  let query: PageQuery
  /// What its path names.
  let route: Route

  /// Reads a request.
  ///
  /// - Parameter source: The source of the client's address.
  init(_ request: Request, from peer: RequestPeer, source: ClientAddressSource, routes: RouteTable) {
    let headers = request.headers
    self.request = request
    self.peer = peer
    client = ClientAddress(source, peer: peer.address, forwarded: headers[values: .xForwardedFor])
    // This server or a listed proxy may have received it over TLS.
    visitor = Visitor(
      cookies: headers[values: .cookie],
      isSecure: request.head.scheme == "https"
        || headers[values: .xForwardedProto].last?.lowercased() == "https",
      host: request.head.authority)
    query = PageQuery(request.uri.query ?? "", isDeveloper: client.isLoopback)
    route = routes.route(of: request.uri.path)
  }

  /// The user's languages, best first.
  var languages: [String] { AcceptLanguage.languages(in: request.headers[.acceptLanguage]) }
}

extension HTTPField.Name {
  // These names are valid according to RFC 9110 §5.1, so creating them cannot fail.
  static let xForwardedFor = HTTPField.Name("X-Forwarded-For") ?? .contentType
  static let xForwardedProto = HTTPField.Name("X-Forwarded-Proto") ?? .contentType
}
