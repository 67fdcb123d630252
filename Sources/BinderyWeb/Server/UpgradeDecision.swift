internal import NIOHTTP1

/// How the first request of a connection is handled with regard to WebSockets.
enum UpgradeDecision: Equatable {
  /// An ordinary request: it asks for no upgrade, or for one that is not offered.
  case ordinary
  /// Open a socket.
  case upgrade
  /// Answer with an error.
  case refuse(HTTPResponseStatus, String)

  /// Classifies a request.
  ///
  /// - Parameters:
  ///   - path: the path at which sockets are opened.
  ///   - origins: which pages may open one.
  ///   - hosts: the names that requests may carry in `Host`.
  init(for head: HTTPRequestHead, path: String, origins: OriginPolicy, hosts: HostPolicy) {
    let asksForSocket = head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
    guard asksForSocket, head.uri.prefix(while: { $0 != "?" }) == path else {
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
      self = .refuse(.misdirectedRequest, "This server does not answer to that name.")
      return
    }
    guard headers["Origin"].count <= 1, headers["Host"].count == 1,
      origins.allows(origin: headers.first(name: "Origin"), host: headers.first(name: "Host"))
    else {
      self = .refuse(.forbidden, "Pages of another origin may not connect.")
      return
    }
    self = .upgrade
  }
}
