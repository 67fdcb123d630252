import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// The page of a window that continues in whichever process its socket reaches, as the client's script does.
final class ContinuedPage {
  private(set) var socket: WebSocketClient?
  let cookie: String
  let address: String
  var version = ProgramVersion.current
  let logIn: String
  private(set) var token: String
  private(set) var html: String
  /// The name of the window, to which its events belong.
  private(set) var window: String
  /// The last saved state.
  private(set) var savedState = ""
  private(set) var lastBatch = 0
  /// The frames since the last hello.
  private(set) var frames: [String] = []
  private var number = 0
  private var restores = false

  init(_ html: String, at address: String, cookie: String = WebSocketClient.cookie) {
    self.html = html
    self.address = address
    self.cookie = cookie
    token = Self.meta("token", html)
    window = Self.meta("window", html)
    logIn = Self.meta("log-in", html)
  }

  private static func meta(_ name: String, _ html: String) -> String {
    let pattern = try? Regex("bindery-\(name)\" content=\"([^\"]*)\"", as: (Substring, Substring).self)
    return pattern.flatMap { html.firstMatch(of: $0).map { String($0.1) } } ?? ""
  }

  /// Opens a page at a process.
  static func open(
    _ address: String, at server: HostServer, cookie: String = WebSocketClient.cookie
  ) async throws -> ContinuedPage {
    let headers = cookie == WebSocketClient.cookie ? [] : [cookie]
    return ContinuedPage(
      try await server.answer("GET \(address)", headers: headers).text, at: address, cookie: cookie)
  }

  /// Loads the page again from a process.
  func reload(at server: HostServer) async throws -> ContinuedPage {
    let page = try await Self.open(address, at: server, cookie: cookie)
    page.savedState = savedState
    page.restores = true
    return page
  }

  /// Connects to a process. Returns whether another session continues the window.
  @discardableResult
  func connect(to server: HostServer, isCopy: Bool = false, savedState: String? = nil) async throws -> Bool {
    try await sayHello(to: server, isCopy: isCopy, savedState: savedState)
    let first = try await next()
    guard first.hasPrefix("[-8,") else { return false }
    let parts = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [Any]
    token = try #require(parts?[1] as? String)
    window = try #require(parts?[2] as? String)
    html = try #require(parts?[3] as? String)
    (lastBatch, number) = (0, 0)
    #expect(try await next() == "[0,0]")
    return true
  }

  /// Sends the first frame, without waiting for an answer.
  func sayHello(to server: HostServer, isCopy: Bool = false, savedState: String? = nil) async throws {
    frames = []
    let socket = try await WebSocketClient.open(
      port: server.port, headers: ["Sec-WebSocket-Protocol: bindery.1", cookie])
    self.socket = socket
    let use = (restores ? 1 : 0) + (isCopy ? 2 : 0)
    try await socket.send(
      "[0,\"\(token)\",\(lastBatch),\"\(savedState ?? self.savedState)\",\(use),\"\(version)\",\"\(logIn)\",\"\(address)\"]"
    )
  }

  /// Loses the connection.
  func disconnect() async throws { try await #require(socket).connection.drop() }

  /// Returns the next frame; `close 4404` for a close.
  func next() async throws -> String {
    let frame = try await #require(socket).frame()
    if let code = frame.closeCode { return "close \(code)" }
    let text = frame.string
    frames.append(text)
    if text.hasPrefix("[-4,"), let state = text.firstMatch(of: /,"([^"]+)"/) { savedState = String(state.1) }
    if let batch = text.firstMatch(of: /^\[([1-9][0-9]*),/).flatMap({ Int($0.1) }) { lastBatch = batch }
    return text
  }

  /// Waits for a frame that contains a text, and returns it.
  @discardableResult
  func frame(_ text: String) async throws -> String {
    while true {
      let frame = try await next()
      if frame.contains(text) { return frame }
      if frame.hasPrefix("close") { throw Closed(reason: frame) }
    }
  }

  struct Closed: Error { let reason: String }

  /// Returns the number of the first node whose tag matches.
  func node(_ pattern: String) throws -> String {
    let regex = try Regex(pattern, as: (Substring, Substring).self)
    return try #require(html.firstMatch(of: regex).map { String($0.1) }, "no \(pattern) in \(html)")
  }

  /// The number of the button with a label.
  func button(_ label: String) throws -> String {
    try node("<button id=\"n([0-9]+)\"[^>]*>(?:<[^>]*>)*\(label)<")
  }

  /// The stable name of the button with a label.
  func name(of label: String) throws -> String {
    let button = try button(label)
    return try node("id=\"n\(button)\"[^>]* data-k=\"([^\"]+)\"")
  }

  /// Sends an event.
  func send(_ node: String, _ event: String) async throws {
    number += 1
    try await #require(socket).send("[\(number),\(lastBatch),\(node),\(event)]")
  }

  /// Presses a button. Returns its event as another window repeats it.
  @discardableResult
  func press(_ label: String) async throws -> String {
    let name = try name(of: label)
    try await send(try button(label), "0")
    return "[-2,\"\(window)\",\(number),\"\(label)\",\"\(name)\",0]"
  }

  /// Types into the only field.
  func type(_ text: String) async throws {
    try await send(try node("<div[^>]* id=\"n([0-9]+)\"[^>]*data-kind"), "1,\"\(text)\"")
  }
}
