/// What the test server answers to one request, or how it fails to.
public struct StubReply: Sendable {
  /// How the answer ends.
  enum Ending: Sendable {
    /// Whole.
    case whole
    /// The head and this many bytes of the body, then the connection closes.
    case cutOff(after: Int)
    /// Nothing ever comes.
    case never
    /// The connection closes without a byte.
    case closed
  }

  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  var ending = Ending.whole
  var delay = Duration.zero
  var gate: StubGate?

  /// A reply with a body of any kind.
  /// - Parameters:
  ///   - status: the HTTP status.
  ///   - headers: header fields; `Content-Length` is added.
  ///   - body: the bytes after them.
  public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A JSON document, sent as it is written.
  /// - Parameters:
  ///   - text: the document; it need not be valid.
  ///   - status: the HTTP status.
  ///   - headers: further header fields.
  public static func json(
    _ text: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> StubReply {
    StubReply(
      status: status, headers: [("Content-Type", "application/json; charset=utf-8")] + headers,
      body: Array(text.utf8))
  }

  /// A web page, as proxies and overloaded servers send where JSON is due.
  /// - Parameters:
  ///   - text: the page.
  ///   - status: the HTTP status.
  public static func html(_ text: String, status: Int = 200) -> StubReply {
    StubReply(status: status, headers: [("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
  }

  /// A status without a body.
  /// - Parameters:
  ///   - status: the HTTP status.
  ///   - headers: header fields.
  public static func status(_ status: Int, headers: [(name: String, value: String)] = []) -> StubReply {
    StubReply(status: status, headers: headers)
  }

  /// A redirect.
  /// - Parameters:
  ///   - address: the `Location`, a path or a whole address.
  ///   - status: the HTTP status.
  public static func redirect(to address: String, status: Int = 302) -> StubReply {
    StubReply(status: status, headers: [("Location", address)])
  }

  /// Takes the request and never answers.
  public static var never: StubReply {
    var reply = StubReply()
    reply.ending = .never
    return reply
  }

  /// Takes the request and closes the connection without a byte.
  public static var closed: StubReply {
    var reply = StubReply()
    reply.ending = .closed
    return reply
  }

  /// The same reply, cut off: it promises its whole body and closes the connection early.
  /// - Parameter count: how many bytes of the body are sent.
  public func cutOff(after count: Int) -> StubReply {
    var reply = self
    reply.ending = .cutOff(after: count)
    return reply
  }

  /// The same reply, sent later.
  /// - Parameter delay: the time from the whole request to the reply's first byte.
  public func delayed(by delay: Duration) -> StubReply {
    var reply = self
    reply.delay = delay
    return reply
  }

  /// The same reply, held back until the test opens the gate: order without waiting for time to pass.
  /// - Parameter gate: what the test opens.
  public func held(by gate: StubGate) -> StubReply {
    var reply = self
    reply.gate = gate
    return reply
  }
}
