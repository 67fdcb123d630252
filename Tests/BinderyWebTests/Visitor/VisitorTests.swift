import BinderyViewModels
import Testing

@testable import BinderyWeb

/// The cookies of a visitor: their names, and what is read of a request's.
@Suite struct VisitorTests {
  private let token = SessionToken()

  private func browser(_ headers: String..., isSecure: Bool = false) -> BrowserToken? {
    Visitor(cookies: headers, isSecure: isSecure).browser
  }

  /// The cookies that a new visitor gets, with that of a log-in.
  private func cookies(isSecure: Bool) -> [String] {
    var visitor = Visitor(isSecure: isSecure)
    visitor.identify(browser: true, person: true)
    return visitor.newCookies + [visitor.cookie(of: LogInToken())]
  }

  @Test func theOriginHasTheHostThatTheBrowserKnows() {
    #expect(Visitor(host: "localhost:8080").origin == "http://localhost:8080")
    #expect(Visitor(isSecure: true, host: "board.example.org").origin == "https://board.example.org")
    #expect(Visitor().origin == nil)
  }

  @Test func proxiesCanReadTheNames() {
    #expect(cookies(isSecure: false).count == 3)
    for cookie in cookies(isSecure: false) { #expect(cookie.prefixMatch(of: /[a-z_]+=[0-9a-f]{32};/) != nil) }
  }

  @Test func overTLSBrowsersAcceptTheCookiesFromThisHostOnly() {
    for cookie in cookies(isSecure: true) {
      #expect(cookie.hasPrefix("__Host-bindery_"))
      // What browsers demand of such a cookie.
      #expect(cookie.contains("; Path=/;") && cookie.hasSuffix("; Secure") && !cookie.contains("Domain"))
    }
  }

  @Test func theCookieOfTheConnectionIsRead() {
    let both = "bindery_visitor=\(SessionToken()); __Host-bindery_visitor=\(token)"
    #expect(browser(both, isSecure: true) == browser("bindery_visitor=\(token)"))
    #expect(browser("bindery_visitor=\(token)", isSecure: true) == nil)
    #expect(browser("__Host-bindery_visitor=\(token)") == nil)
  }

  @Test func malformedCookiesAreSkipped() {
    #expect(browser("a=b", "theme; =; bindery_visitor=x; bindery_visitor=\(token)") != nil)
    for text in [
      "", "bindery_visitor", "bindery_visitor=", "xbindery_visitor=\(token)", "bindery-visitor=\(token)",
    ] {
      #expect(browser(text) == nil)
    }
  }

  @Test func knownVisitorsGetNoCookies() {
    var visitor = Visitor(cookies: ["bindery_visitor=\(token)", "bindery_person=\(SessionToken())"])
    let before = visitor
    visitor.identify(browser: true, person: true)
    #expect(visitor == before && visitor.newCookies.isEmpty)
    var unknown = Visitor()
    unknown.identify(browser: false, person: false)
    #expect(unknown == Visitor())
  }

  @Test func settingsAreFoundUnderTheFormerNameOfTheCookie() async throws {
    let storage = OneNote(person: token.description)
    try await HostServer.run(
      apps: { [MembersApp()] }, configure: { $0.appStorage = storage }
    ) { server in
      let browser = TestBrowser(server)
      browser.cookies["bindery-person"] = token.description
      let window = try await browser.open()
      #expect(window.shows(#"data-number="7""#))
      #expect(browser.cookies["bindery_person"] == token.description)
      // The new name counts from now on.
      browser.cookies["bindery-person"] = nil
      let again = try await browser.open()
      #expect(again.shows(#"data-number="7""#))
    }
  }
}

/// The settings of one person, who has changed the number of their note.
private struct OneNote: AppStorageStore {
  let person: String

  func appStorage(of owner: String) -> [String: String] {
    owner.hasPrefix("\(person)/") ? ["note": "7"] : [:]
  }
  func setAppStorage(_ json: String?, for key: String, of owner: String) {}
  func appStorageChanges() -> AsyncStream<Set<String>> { AsyncStream { $0.finish() } }
}
