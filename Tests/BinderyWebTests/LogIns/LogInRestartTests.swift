import BinderyStore
import BinderyViewModels
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// Log-ins and drafts over restarts, and over the end of a log-in, through hosts on loopback that share a store.
@Suite(.timeLimit(.minutes(10))) struct LogInRestartTests {
  private func withMembers(
    _ store: any LogInStore, _ body: (HostServer) async throws -> Void
  ) async throws {
    try await HostServer.run(
      apps: { [MembersApp()] },
      configure: {
        $0.users = TestUsers()
        // A busy main actor answers late.
        $0.limits.userDirectoryTimeout = .seconds(600)
        $0.logIns = store
        $0.stateSealer = PlainSealer()
        $0.limits.savedStateDelay = .zero
      }, body)
  }

  /// What a browser has while the server is restarted.
  private struct Left {
    var cookies: [String: String] = [:]
    var savedState = ""
    var changes: [LogInChange] = []
  }

  /// Logs Ada in, types a draft, and returns what the browser and the store have then. The host ends as if it had been killed: nothing that it does
  /// later is in the store.
  private func leave(_ act: (TestBrowser, TestWindow) async throws -> Void = { _, _ in }) async throws -> Left
  {
    var left = Left()
    let store = MemoryLogInStore()
    try await withMembers(store) { server in
      let browser = TestBrowser(server)
      let window = try await browser.logIn("As Ada")
      let field = try #require(window.page.html.firstMatch(of: /<div id="n([0-9]+)" class="field/)).1
      try await window.send(field, "1,\"secret draft\"")
      let frame = try await window.frame("[-4,1,")
      left.savedState = try #require(frame.firstMatch(of: /\[-4,1,"([^"]+)"/).map { String($0.1) })
      try await act(browser, window)
      left.cookies = browser.cookies
      left.changes = await store.changes
    }
    return left
  }

  private func restart(
    with left: Left, _ body: (TestBrowser) async throws -> Void
  ) async throws {
    try await withMembers(MemoryLogInStore(left.changes)) { server in
      let browser = TestBrowser(server)
      browser.cookies = left.cookies
      try await body(browser)
    }
  }

  @Test func restartsKeepLogInsAndDrafts() async throws {
    try await restart(with: try await leave()) { browser in
      let left = browser.cookies
      let window = try await browser.open()
      #expect(window.shows("User: Ada"))
      #expect(browser.cookies == left)
    }
    let left = try await leave()
    try await restart(with: left) { browser in
      let window = try await browser.open(savedState: left.savedState)
      #expect(try await window.frame("secret draft").hasPrefix("[1,"))
      try await window.press("Delete")
      try await window.frame("Deleted 1")
    }
  }

  @Test func typedTextIsRestoredForItsUserOnlyAfterALogOut() async throws {
    let left = try await leave { browser, window in
      try await window.press("Leave")
      try await window.end()
    }
    try await restart(with: left) { browser in
      for button in [nil, "As Bob"] {
        if let button { try await browser.logIn(button, in: try await browser.open()) }
        let window = try await browser.open(savedState: left.savedState)
        #expect(!window.shows("User: Ada"))
        #expect(try await window.frame("[-6,").contains("belongs to another user"))
        #expect(!window.shows("secret draft"))
      }
      try await browser.logIn("As Ada", in: try await browser.open())
      let window = try await browser.open(savedState: left.savedState)
      try await window.frame("secret draft")
    }
  }

  @Test func typedTextIsRestoredInItsBrowserOnly() async throws {
    let left = try await leave()
    try await restart(with: left) { browser in
      // The same user in another browser, to which the state was copied.
      browser.cookies = [:]
      let window = try await browser.logIn("As Ada")
      #expect(window.shows("User: Ada"))
      let copy = try await browser.open(savedState: left.savedState)
      #expect(try await copy.frame("[-6,").contains("belongs to another browser"))
      #expect(!copy.shows("secret draft"))
    }
  }

  @Test func logOutsPersistAfterARestart() async throws {
    let left = try await leave { _, window in
      try await window.press("Leave everywhere")
      try await window.end()
    }
    try await restart(with: left) { browser in
      let window = try await browser.open()
      #expect(window.shows("User: nobody"))
      let plain = try await browser.answer("GET /members?plain=").text
      #expect(plain.contains("User: nobody"))
    }
  }

  @Test func restartsKeepLogInsWithoutScript() async throws {
    try await restart(with: try await leave()) { browser in
      let plain = try await browser.answer("GET /members?plain=").text
      #expect(plain.contains("User: Ada"))
    }
  }

  @Test func aUserLogsInOnOneServerAndOutOnAnother() async throws {
    let folder = NSTemporaryDirectory() + "/bindery-log-ins-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stores = (try Store.open(folder: folder), try Store.open(folder: folder))
    try await withMembers(stores.0) { first in
      try await withMembers(stores.1) { second in
        let browser = TestBrowser(first)
        let window = try await browser.open()
        try await window.press("As Ada")
        let address = try await window.openedAddress()
        let elsewhere = TestBrowser(second)
        elsewhere.cookies = browser.cookies
        #expect(try await elsewhere.answer("GET \(address)").status == 303)
        browser.cookies = elsewhere.cookies
        let open = try await browser.open()
        #expect(open.shows("User: Ada"))
        let other = try await elsewhere.open()
        #expect(other.shows("User: Ada"))
        try await other.press("Leave everywhere")
        try await other.end()
        try await open.end()
        #expect(try await browser.open().shows("User: nobody"))
      }
    }
  }
}
