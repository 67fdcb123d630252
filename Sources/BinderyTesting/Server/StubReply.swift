/// A reply of the test server, or a failure to reply.
public struct StubReply: Sendable {
  /// The end of a reply.
  enum Ending: Sendable {
    /// The reply is complete.
    case whole
    /// The connection closes after the head and this many bytes of the body.
    case cutOff(after: Int)
    /// The server never replies.
    case never
    /// The connection closes without a byte.
    case closed
  }

  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  var ending = Ending.whole
  var gate: StubGate?

  /// Creates a reply with any body.
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields; `Content-Length` is added.
  ///   - body: The body.
  public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a reply with a JSON document.
  /// - Parameters:
  ///   - text: The document; it need not be valid.
  ///   - status: The HTTP status.
  ///   - headers: Additional header fields.
  public static func json(
    _ text: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> StubReply {
    StubReply(
      status: status, headers: [("Content-Type", "application/json; charset=utf-8")] + headers,
      body: Array(text.utf8))
  }

  /// Returns a reply with an HTML page, as proxies and overloaded servers send instead of JSON.
  /// - Parameters:
  ///   - text: The page.
  ///   - status: The HTTP status.
  public static func html(_ text: String, status: Int = 200) -> StubReply {
    StubReply(status: status, headers: [("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
  }

  /// Returns a reply with a status and no body.
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields.
  public static func status(_ status: Int, headers: [(name: String, value: String)] = []) -> StubReply {
    StubReply(status: status, headers: headers)
  }

  /// Returns a redirect.
  /// - Parameters:
  ///   - address: The `Location`, a path or an absolute address.
  ///   - status: The HTTP status.
  public static func redirect(to address: String, status: Int = 302) -> StubReply {
    StubReply(status: status, headers: [("Location", address)])
  }

  /// A reply that is never sent.
  public static var never: StubReply {
    var reply = StubReply()
    reply.ending = .never
    return reply
  }

  /// A connection that closes without a byte.
  public static var closed: StubReply {
    var reply = StubReply()
    reply.ending = .closed
    return reply
  }

  /// Returns the same reply, truncated: it announces its whole body and closes the connection early.
  /// - Parameter count: The number of bytes of the body that are sent.
  public func cutOff(after count: Int) -> StubReply {
    var reply = self
    reply.ending = .cutOff(after: count)
    return reply
  }

  /// Returns the same reply, held back until a gate opens.
  /// - Parameter gate: The gate that the test opens.
  public func held(by gate: StubGate) -> StubReply {
    var reply = self
    reply.gate = gate
    return reply
  }
}
