import BinderyViewModels
import Testing

@testable import BinderyWeb

/// The names of this host's cookies, and what it reads of a request's.
@Suite struct RequestCookiesTests {
  private let token = SessionToken()

  private func visitor(_ headers: String..., isSecure: Bool = false) -> VisitorID? {
    VisitorID(cookies: RequestCookies(headers, isSecure: isSecure))
  }

  @Test func proxiesCanReadTheNames() {
    let cookies = [
      VisitorID().cookie(isSecure: false), LogInToken().cookie(isSecure: false),
      PersonID().cookie(isSecure: false) ?? "",
    ]
    for cookie in cookies { #expect(cookie.prefixMatch(of: /[a-z_]+=[0-9a-f]{32};/) != nil) }
  }

  @Test func overTLSBrowsersAcceptTheCookiesFromThisHostOnly() {
    for cookie in [VisitorID().cookie(isSecure: true), LogInToken().cookie(isSecure: true)] {
      #expect(cookie.hasPrefix("__Host-bindery_"))
      // What browsers demand of such a cookie.
      #expect(cookie.contains("; Path=/;") && cookie.hasSuffix("; Secure") && !cookie.contains("Domain"))
    }
  }

  @Test func theCookieOfTheConnectionIsRead() {
    let both = "bindery_visitor=\(SessionToken()); __Host-bindery_visitor=\(token)"
    #expect(visitor(both, isSecure: true) == visitor("bindery_visitor=\(token)"))
    #expect(visitor("bindery_visitor=\(token)", isSecure: true) == nil)
    #expect(visitor("__Host-bindery_visitor=\(token)") == nil)
  }

  @Test func malformedCookiesAreSkipped() {
    #expect(visitor("a=b", "theme; =; bindery_visitor=x; bindery_visitor=\(token)") != nil)
    for text in [
      "", "bindery_visitor", "bindery_visitor=", "xbindery_visitor=\(token)", "bindery-visitor=\(token)",
    ] {
      #expect(visitor(text) == nil)
    }
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

  func values(of person: String, app: String) -> [String: String] {
    person == self.person ? ["note": "7"] : [:]
  }
  func set(_ json: String?, for key: String, of person: String, app: String) {}
}
