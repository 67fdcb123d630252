internal import NIOHTTP1

/// The handling of a connection's first request with regard to WebSockets.
enum UpgradeDecision: Equatable {
  /// An ordinary request, without an upgrade or with one that is not offered.
  case ordinary
  /// Open a socket.
  case upgrade
  /// Respond with an error.
  ///
  /// - Parameter remedy: What the operator can do, for the log.
  case refuse(HTTPResponseStatus, String, remedy: String? = nil)

  /// Classifies a request.
  ///
  /// - Parameters:
  ///   - path: The path at which sockets are opened; nil if none are.
  ///   - origins: The pages that may open a socket.
  ///   - hosts: The names that requests may carry in `Host`.
  init(for head: HTTPRequestHead, path: String?, origins: OriginPolicy, hosts: HostPolicy) {
    let asksForSocket = head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
    guard asksForSocket, let path, head.uri.prefix(while: { $0 != "?" }) == path else {
      self = .ordinary
      return
    }
    let headers = head.headers
    guard head.method == .GET, head.version == .http1_1,
      headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }),
      headers["Sec-WebSocket-Key"].count == 1
    else {
      self = .refuse(.badRequest, "This is not a WebSocket handshake.")
      return
    }
    guard headers["Sec-WebSocket-Version"] == ["13"] else {
      self = .refuse(.upgradeRequired, "The server speaks version 13 of the WebSocket protocol.")
      return
    }
    let offered = headers[canonicalForm: "Sec-WebSocket-Protocol"]
    guard offered.isEmpty || offered.contains(WireProtocol.name[...]) else {
      self = .refuse(.badRequest, "The server speaks the subprotocol \(WireProtocol.name).")
      return
    }
    guard hosts.allows(headers.first(name: "Host")) else {
      self = .refuse(
        .misdirectedRequest, "This server does not answer to that name.",
        remedy: "If the name is that of a proxy, allow it with WebConfiguration.allowedHosts (--allow-host).")
      return
    }
    guard headers["Origin"].count <= 1, headers["Host"].count == 1,
      origins.allows(origin: headers.first(name: "Origin"), host: headers.first(name: "Host"))
    else {
      self = .refuse(
        .forbidden, "Pages of another origin may not connect.",
        remedy: """
          If the page is this server's own, a proxy has changed its Host: let it pass on name and port as the browser sends them ($http_host in \
          nginx), or allow the origin with WebConfiguration.allowedOrigins.
          """)
      return
    }
    self = .upgrade
  }
}
