internal import HTTPTypes
internal import HummingbirdCore

/// Responds to ordinary requests: each passes through steps until one responds.
struct WebResponder: RequestResponder {
  /// The source of a client's address.
  let clientAddress: ClientAddressSource
  let routes: RouteTable
  let responses: ResponseWriter
  let monitor: IncidentMonitor
  let steps: [any RequestStep]

  func respond(to request: Request, from peer: RequestPeer) async -> Response {
    let context = RequestContext(
      believable(request, from: peer), from: peer, source: clientAddress, routes: routes)
    let response = await response(to: context)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func response(to context: RequestContext) async -> Response {
    for step in steps {
      if let response = await step.respond(to: context) { return response }
    }
    return switch context.route {
    case .socket: responses.error(.upgradeRequired, to: context.request)
    case .malformed: responses.error(.malformedRequest, to: context.request)
    default: responses.error(.notFound, to: context.request)
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
}
