import BinderyViewModels
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// What belongs to a log-in serves no other one: sessions, stored windows, uploads and forms.
@Suite(.timeLimit(.minutes(10))) struct LogInBindingTests {
  private func withMembers(_ body: (HostServer) async throws -> Void) async throws {
    try await HostServer.run(
      apps: { [MembersApp()] },
      configure: {
        $0.users = TestUsers()
        // A busy main actor answers late.
        $0.limits.userDirectoryTimeout = .seconds(600)
        $0.stateSealer = PlainSealer()
        $0.limits.savedStateDelay = .zero
        // Sending waits for the main actor, which all tests share.
        $0.limits.uploadSilence = .seconds(50)
      }, body)
  }

  /// Another browser with the same visitor cookie, as if that had been stolen.
  private func thief(of browser: TestBrowser, logIn: String?) -> TestBrowser {
    let thief = TestBrowser(browser.server)
    thief.cookies = browser.cookies
    thief.cookies["bindery_log_in"] = logIn
    return thief
  }

  @Test(arguments: [nil, "As Bob"])
  func aSocketOfAnotherLogInIsRefused(button: String?) async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let window = try await browser.logIn("As Ada")
      let other = TestBrowser(server)
      if let button { _ = try await other.logIn(button) }
      let socket = try await window.page.connect(cookie: thief(of: browser, logIn: other.logIn).cookie)
      #expect(try await socket.text() == ServerFrame.gone)
      #expect(try await socket.frame().closeCode == 4404)
      // The window itself goes on, also on another connection.
      let again = try await window.page.connect(cookie: browser.cookie)
      #expect(try await again.text() == "[0,0]")
    }
  }

  @Test func aWindowWithoutALogInIsNotThatOfAUser() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let open = try await browser.open()
      let other = TestBrowser(server)
      _ = try await other.logIn("As Bob")
      let socket = try await open.page.connect(cookie: thief(of: browser, logIn: other.logIn).cookie)
      #expect(try await socket.text() == ServerFrame.gone)
    }
  }

  /// Types a text, and returns the sealed state that the page stores then.
  private func savedState(of window: TestWindow) async throws -> String {
    let field = try #require(window.page.html.firstMatch(of: /<div id="n([0-9]+)" class="field/)).1
    try await window.send(field, "1,\"secret draft\"")
    let frame = try await window.frame("[-4,1,")
    return try #require(frame.firstMatch(of: /\[-4,1,"([^"]+)"/).map { String($0.1) })
  }

  @Test func savedStateIsRestoredForItsOwnLogIn() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let savedState = try await savedState(of: try await browser.logIn("As Ada"))
      let window = try await browser.open(savedState: savedState)
      #expect(try await window.frame("secret draft").hasPrefix("[1,"))
      #expect(try await window.frame("[-6,").contains(#",1,"","#))
    }
  }

  @Test func savedStateIsRestoredAfterALaterLogInOfItsUserOnly() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let ada = try await browser.logIn("As Ada")
      let savedState = try await savedState(of: ada)
      try await ada.press("Leave")
      try await ada.end()
      for button in [nil, "As Bob"] {
        if let button { try await browser.logIn(button, in: try await browser.open()) }
        let window = try await browser.open(savedState: savedState)
        #expect(try await window.frame("[-6,").contains("belongs to another user"))
        #expect(!window.shows("secret draft"))
      }
      #expect(server.host.count(of: .refusedSavedState) == 2)
      try await browser.logIn("As Ada", in: try await browser.open())
      let window = try await browser.open(savedState: savedState)
      #expect(!window.shows("secret draft"))
      try await window.frame("secret draft")
    }
  }

  @Test func savedStateRestoresNoLogInWithoutAStore() async throws {
    var cookies: [String: String] = [:]
    var state = ""
    try await withMembers { server in
      let browser = TestBrowser(server)
      state = try await savedState(of: try await browser.logIn("As Ada"))
      cookies = browser.cookies
    }
    try await withMembers { server in
      let browser = TestBrowser(server)
      browser.cookies = cookies
      let window = try await browser.open(savedState: state)
      #expect(window.shows("User: nobody"))
      #expect(try await window.frame("[-6,").contains("belongs to another user"))
      // The token proves nothing here. It stays in the browser, because another host of the same name may know it.
      #expect(browser.cookies == cookies)
    }
  }

  @Test func copiedStateIsRejectedInAnotherBrowser() async throws {
    try await withMembers { server in
      let owner = TestBrowser(server)
      let window = try await owner.open()
      let copied = try await savedState(of: window)
      let thief = TestBrowser(server)
      let other = try await thief.open(savedState: copied)
      #expect(try await other.frame("[-6,").contains("belongs to another browser"))
      #expect(!other.shows("secret draft"))
    }
  }

  @Test func savedStateWithoutALogInIsNotRestoredForAUser() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let savedState = try await savedState(of: try await browser.open())
      try await browser.logIn("As Ada", in: try await browser.open())
      let window = try await browser.open(savedState: savedState)
      #expect(try await window.frame("[-6,").contains("belongs to another user"))
    }
  }

  @Test func pagesNameUserAndLogInByPseudonyms() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      #expect(try await !browser.open().shows("bindery-user"))
      let first = try await browser.logIn("As Ada")
      let pattern =
        /<meta name="bindery-user" content="([0-9A-Za-z_-]{16})">\s*<meta name="bindery-log-in" content="([0-9A-Za-z_-]{12})">/
      let names = try #require(first.page.html.firstMatch(of: pattern)?.output)
      #expect(try await browser.open().page.html.firstMatch(of: pattern)?.output.0 == names.0)
      #expect(!first.shows(try #require(browser.logIn)) && !first.shows("\"ada\""))
      try await browser.logIn("As Ada", in: first)
      let later = try #require(try await browser.open().page.html.firstMatch(of: pattern)?.output)
      // Drafts wait for the user, and events are of one log-in.
      #expect(later.1 == names.1 && later.2 != names.2)
    }
  }

  private func upload(to window: TestWindow, cookie: String) async throws -> Int {
    let node = try #require(window.page.html.firstMatch(of: /id="n([0-9]+)" class="photos"/)).1
    return try await window.page.upload(to: String(node), cookie: cookie).status
  }

  @Test func anUploadOfAnotherLogInIsRefused() async throws {
    try await withMembers { server in
      let browser = TestBrowser(server)
      let window = try await browser.logIn("As Ada")
      let other = TestBrowser(server)
      _ = try await other.logIn("As Bob")
      #expect(try await upload(to: window, cookie: thief(of: browser, logIn: nil).cookie) == 410)
      #expect(try await upload(to: window, cookie: thief(of: browser, logIn: other.logIn).cookie) == 410)
      #expect(try await upload(to: window, cookie: browser.cookie) == 204)
      try await window.frame("Photo: 3")
    }
  }
}

extension PageUnderTest {
  /// Uploads three bytes and returns the response.
  fileprivate func upload(to node: String, cookie: String) async throws -> HTTPAnswer {
    let connection = try await RawConnection.connect(port: port)
    let lines = [
      "POST /bindery/upload/\(node) HTTP/1.1", "Host: localhost:\(port)", "Connection: close",
      "Content-Type: application/octet-stream", "Content-Length: 3", "Bindery-Session: \(token)",
      "Bindery-Upload: upload-\(UUID())", cookie,
    ]
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\nabc")
    return HTTPAnswer(await connection.readToEnd())
  }
}
