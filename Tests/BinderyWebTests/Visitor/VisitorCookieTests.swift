import TestSupport
import Testing

@testable import BinderyWeb

/// The cookie to which the sessions of a browser's pages are bound.
@Suite(.timeLimit(.minutes(10))) struct VisitorCookieTests {
  private static let other = "Cookie: theme=dark; bindery_visitor=ffffffffffffffffffffffffffffffff"

  /// The values of `Set-Cookie` in an answer to a request without a cookie.
  private func cookies(
    _ request: String = "GET /counter", of server: HostServer, headers: [String] = []
  ) async throws -> [String] {
    try await server.answer(request, headers: ["Cookie:"] + headers).head.split(separator: "\r\n")
      .filter { $0.lowercased().hasPrefix("set-cookie:") }.map { String($0.dropFirst("set-cookie: ".count)) }
  }

  @Test func aPageOfANewBrowserGivesItACookie() async throws {
    try await HostServer.run { server in
      let first = try #require(try await cookies(of: server).first)
      #expect(first.wholeMatch(of: /bindery_visitor=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax/) != nil)
      #expect(try await cookies(of: server) != [first])
      // The browser keeps the one that it has, whichever of its tabs asks.
      #expect(try await server.answer("GET /counter")["Set-Cookie"] == nil)
      #expect(try await cookies("HEAD /counter", of: server) == [])
      let mark = String(first.prefix { $0 != ";" })
      let page = PageUnderTest(
        port: server.port, html: try await server.answer("GET /counter", headers: ["Cookie: \(mark)"]).text)
      #expect(try await page.connect(cookie: "Cookie: \(mark)").text() == "[0,0]")
    }
  }

  @Test(arguments: [
    (ClientAddressSource.forwardedFor(), "https", true), (.forwardedFor(), "http", false),
    (.connection, "https", false),
    (.forwardedFor(proxies: .nowhere), "https", false),
  ])
  func visitorCookieIsSecureBehindATrustedTLSProxy(
    source: ClientAddressSource, scheme: String, isSecure: Bool
  ) async throws {
    try await HostServer.run(configure: { $0.clientAddress = source }) { server in
      let headers = ["X-Forwarded-For: 192.0.2.7", "X-Forwarded-Proto: \(scheme)"]
      for request in ["GET /counter", "GET /counter?plain="] {
        let cookies = try await cookies(request, of: server, headers: headers)
        #expect(cookies.map { $0.hasSuffix("; Secure") } == [isSecure])
        #expect(cookies.map { $0.hasPrefix("__Host-bindery_") } == [isSecure])
      }
    }
  }

  @Test func overTLSACookieThatASubdomainCouldHaveSetIsIgnored() async throws {
    try await HostServer.run(configure: { $0.clientAddress = .forwardedFor() }) { server in
      let browser = TestBrowser(server)
      browser.headers = ["X-Forwarded-Proto: https"]
      let planted = String(repeating: "f", count: 32)
      browser.cookies["bindery_visitor"] = planted
      let page = PageUnderTest(port: server.port, html: try await browser.answer("GET /counter").text)
      #expect(browser.cookies["__Host-bindery_visitor"] != nil)
      let stranger = try await page.connect(
        cookie: "Cookie: bindery_visitor=\(planted)", headers: browser.headers)
      #expect(try await stranger.text() == ServerFrame.cookieMissing)
      let own = try await page.connect(cookie: browser.cookie, headers: browser.headers)
      #expect(try await own.text() == "[0,0]")
    }
  }

  @Test func aTokenOpensNoSessionInAnotherBrowser() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let stranger = try await page.connect(cookie: Self.other)
      #expect(try await stranger.text() == ServerFrame.gone)
      #expect(try await stranger.frame().closeCode == 4404)
      let program = try await page.connect(cookie: "Cookie: theme=dark")
      #expect(try await program.text() == ServerFrame.cookieMissing)
      #expect(try await program.frame().closeCode == 4404)
      #expect(server.host.count(of: .unknownSession) == 2)
      // Neither attempt harms the session or its socket.
      let own = try await page.connect()
      #expect(try await own.text() == "[0,0]")
      _ = try await page.connect(cookie: Self.other).text()
      try await own.send("[1,0,\(try page.node("button")),0]")
      #expect(try await own.text().contains("Count: 1"))
    }
  }

  @Test func severalTabsOfABrowserHaveSessionsOfTheirOwn() async throws {
    try await HostServer.run { server in
      for page in [try await server.page(), try await server.page()] {
        #expect(try await page.connect().text() == "[0,0]")
      }
      #expect(await server.host.sessionCount == 2)
    }
  }
}
