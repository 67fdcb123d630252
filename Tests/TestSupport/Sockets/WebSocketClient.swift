/// A WebSocket that a test opens and controls frame by frame.
package final class WebSocketClient {
  package let connection: RawConnection
  /// The head of the server's response to the handshake.
  package let head: String

  private init(connection: RawConnection, head: String) {
    self.connection = connection
    self.head = head
  }

  /// Opens a socket. `headers` are whole lines.
  package static func open(
    port: Int, path: String = "/bindery/socket", headers: [String] = [], reads: Bool = true,
    setup: @escaping RawConnection.Setup = { _ in }
  ) async throws -> WebSocketClient {
    let connection = try await RawConnection.connect(port: port, setup: setup)
    try await connection.send(handshake(port: port, path: path, headers: headers))
    return WebSocketClient(connection: connection, head: try await connection.read(to: "\r\n\r\n"))
  }

  /// The header with the cookie of the browser that tests play, for pages and sockets alike, under its names with and without TLS.
  package static let cookie =
    "Cookie: bindery_visitor=000102030405060708090a0b0c0d0e0f; __Host-bindery_visitor=000102030405060708090a0b0c0d0e0f"

  /// Returns the request of a socket. `headers` are whole lines; one with a cookie replaces that of the tests' browser.
  package static func handshake(port: Int, path: String = "/bindery/socket", headers: [String] = []) -> String
  {
    let headers = headers.contains { $0.hasPrefix("Cookie:") } ? headers : headers + [cookie]
    let lines =
      [
        "GET \(path) HTTP/1.1", "Host: localhost:\(port)", "Upgrade: websocket",
        "Connection: keep-alive, Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
      ] + headers
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  package func send(_ frame: RawFrame) async throws { try await connection.send(frame.bytes) }

  package func send(_ text: String) async throws { try await send(.text(text)) }

  /// Returns the next frame of any kind.
  package func frame() async throws -> RawFrame {
    let header = try await connection.read(2)
    var length = Int(header[1] & 0x7F)
    if length >= 126 {
      let bytes = try await connection.read(length == 126 ? 2 : 8)
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    var frame = RawFrame(0, try await connection.read(length), isMasked: header[1] & 0x80 != 0)
    frame.start = header[0]
    return frame
  }

  /// Returns the text of the next frame, which must be a text frame.
  package func text() async throws -> String {
    let frame = try await frame()
    guard frame.opcode == RawFrame.text else { throw Unexpected(frame: frame) }
    return frame.string
  }

  package struct Unexpected: Error {
    let frame: RawFrame
  }
}
