import TestSupport

/// The session data of a page that a test opened.
struct PageUnderTest {
  let port: Int
  let html: String

  /// The session's token.
  var token: String { html.firstMatch(of: /bindery-token" content="([0-9a-f]+)"/).map { String($0.1) } ?? "" }

  /// Returns the number of the first element whose tag starts with a text: `button`.
  func node(_ tag: String) throws -> Int {
    let pattern = try Regex("<\(tag)[^>]* id=\"n([0-9]+)\"", as: (Substring, Substring).self)
    guard let match = html.firstMatch(of: pattern), let number = Int(match.1) else {
      throw NotFound(tag: tag)
    }
    return number
  }

  /// Opens a socket and sends a hello.
  ///
  /// - Parameters:
  ///   - cookie: The header with the cookie of the browser, by default the tests' own.
  ///   - headers: Further headers.
  func connect(
    lastBatch: Int = 0, savedState: String? = nil, cookie: String = WebSocketClient.cookie,
    headers: [String] = []
  ) async throws -> WebSocketClient {
    let socket = try await WebSocketClient.open(
      port: port, headers: ["Sec-WebSocket-Protocol: bindery.1", cookie] + headers)
    try await socket.send("[0,\"\(token)\",\(lastBatch)\(savedState.map { ",\"\($0)\"" } ?? "")]")
    return socket
  }

  struct NotFound: Error {
    let tag: String
  }
}
