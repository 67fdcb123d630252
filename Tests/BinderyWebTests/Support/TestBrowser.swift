import TestSupport
import Testing

@testable import BinderyWeb

/// A browser with cookies of its own.
final class TestBrowser {
  let server: HostServer
  var cookies: [String: String] = [:]
  /// What each request and socket has besides its cookies, such as the headers of a proxy.
  var headers: [String] = []

  init(_ server: HostServer) { self.server = server }

  /// The header with all cookies. Without a visitor cookie it has a malformed one, because requests of tests have one otherwise.
  var cookie: String {
    cookies.sorted { $0.key < $1.key }.reduce("Cookie: theme=dark") { "\($0); \($1.key)=\($1.value)" }
      + (cookies["bindery_visitor"] == nil ? "; bindery_visitor=none" : "")
  }

  /// The token of the browser's log-in.
  var logIn: String? { cookies["bindery_log_in"] ?? cookies["__Host-bindery_log_in"] }

  /// Returns the response to a request, and keeps its cookies.
  func answer(_ request: String, headers: [String] = []) async throws -> HTTPAnswer {
    keep(try await server.answer(request, headers: [cookie] + self.headers + headers))
  }

  /// Opens a page and its socket.
  func open(_ path: String = "/members", savedState: String? = nil) async throws -> TestWindow {
    let page = PageUnderTest(port: server.port, html: try await answer("GET \(path)").text)
    return TestWindow(
      page: page, socket: try await page.connect(savedState: savedState, cookie: cookie, headers: headers))
  }

  /// Logs in with a button of a window, and opens the address to which the page is led. Returns the response to that.
  @discardableResult
  func logIn(_ button: String, in window: TestWindow) async throws -> HTTPAnswer {
    try await window.press(button)
    let answer = try await answer("GET \(try await window.openedAddress())")
    #expect(answer.status == 303)
    return answer
  }

  /// Opens a window in which a user is logged in.
  func logIn(_ button: String) async throws -> TestWindow {
    try await logIn(button, in: try await open())
    return try await open()
  }

  /// Sends a form of a page without script.
  func post(_ body: String, to address: String) async throws -> HTTPAnswer {
    let connection = try await RawConnection.connect(port: server.port)
    let lines = [
      "POST \(address) HTTP/1.1", "Host: localhost:\(server.port)", "Connection: close", cookie,
      "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)",
    ]
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return keep(HTTPAnswer(await connection.readToEnd()))
  }

  private func keep(_ answer: HTTPAnswer) -> HTTPAnswer {
    for line in answer.head.split(separator: "\r\n") where line.lowercased().hasPrefix("set-cookie:") {
      let pair = line.dropFirst("set-cookie: ".count).prefix { $0 != ";" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      cookies[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1])
    }
    return answer
  }
}

/// A window of a browser, whose events a test sends.
final class TestWindow {
  let page: PageUnderTest
  let socket: WebSocketClient
  private var lastEvent = 0

  init(page: PageUnderTest, socket: WebSocketClient) {
    self.page = page
    self.socket = socket
  }

  /// Whether the page was served with a text.
  func shows(_ text: String) -> Bool { page.html.contains(text) }

  /// Presses the button with a label.
  func press(_ label: String) async throws {
    let pattern = try Regex(
      "<button id=\"n([0-9]+)\"[^>]*>(?:<[^>]*>)*\(label)<", as: (Substring, Substring).self)
    try await send(try #require(page.html.firstMatch(of: pattern)).1, "0")
  }

  /// Sends an event to a node.
  func send(_ node: some StringProtocol, _ event: String) async throws {
    lastEvent += 1
    try await socket.send("[\(lastEvent),0,\(node),\(event)]")
  }

  /// Waits for a frame that contains a text, and returns it.
  @discardableResult
  func frame(_ text: String) async throws -> String {
    while true {
      let frame = try await socket.text()
      if frame.contains(text) { return frame }
    }
  }

  /// Waits for the address that the page is led to.
  func openedAddress() async throws -> String {
    let frame = try await frame(#"["o",1,"#)
    return try #require(frame.firstMatch(of: /\["o",1,"([^"]+)"\]/).map { String($0.1) })
  }

  /// Waits until the server ends the session.
  func end() async throws {
    try await frame(ServerFrame.gone)
    while try await socket.frame().closeCode != 4404 {}
  }
}
