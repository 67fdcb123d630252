internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Responds to an operator's requests: health on every address of the host, metrics on the operations endpoint only.
struct OperationsResponder: RequestResponder {
  let health: any Health
  /// Returns the metrics as text; nil if they are not public.
  var metrics: (@Sendable () -> String)?
  /// The host names that requests may use; nil for any, because supervisors and balancers use an address.
  var hosts: HostPolicy?

  func respond(to request: Request, from peer: RequestPeer) async -> Response {
    guard hosts?.allows(request.head.authority) ?? true else {
      return text("This server does not answer to that name. Use its address.", status: .misdirectedRequest)
    }
    guard request.method == .get || request.method == .head else {
      var response = text("This address can only be read.", status: .methodNotAllowed)
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    let response =
      answer(to: request.uri.path)
      ?? text("There is nothing here. Try /healthz, /readyz or /metrics.", status: .notFound)
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// Returns the response to a path; nil if it is not an operator's path.
  func answer(to path: String) -> Response? {
    switch path {
    case "/healthz": return state(health.failure)
    case "/readyz": return state(health.busyReason)
    case "/metrics":
      guard let metrics else { return nil }
      return text(metrics(), status: .ok, type: "text/plain; version=0.0.4; charset=utf-8", end: "")
    default: return nil
    }
  }

  private func state(_ failure: String?) -> Response {
    failure.map { text($0, status: .serviceUnavailable) } ?? text("ok", status: .ok)
  }

  private func text(
    _ text: String, status: HTTPResponse.Status, type: String = "text/plain; charset=utf-8",
    end: String = "\n"
  ) -> Response {
    Response(
      status: status,
      headers: [.contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text + end)))
  }
}
