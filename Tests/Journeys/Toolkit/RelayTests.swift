@testable internal import TestSupport
internal import BinderyTesting
internal import Foundation
internal import Testing

extension Toolkit {
  /// The relay between a page and a server, with which tests cut the network.
  @Suite(.timeLimit(.minutes(10)))
  struct RelayTests {
    private static let asks = """
      new Promise((done) => fetch('/news', { cache: 'no-store' })
        .then((reply) => reply.text(), () => 'none').then(done))
      """

    @Test func forwardsUntilCutAndAgainAfterMending() async throws {
      try await withTestServer { server in
        server.reply(to: "/", with: .html("<h1>Here</h1><link rel=icon href=data:,>"))
        server.reply(to: "/news", with: .html("news"))
        let relay = try TCPRelay(to: server.port)
        defer { relay.close() }
        try await journey { browser in
          let page = try await browser.open(relay.address)
          try await page.heading("Here").waitUntilShown()
          #expect(try await page.evaluate(Self.asks) == "news")
          page.tolerate("Failed to load resource")
          relay.cut()
          #expect(try await page.evaluate(Self.asks) == "none")
          relay.mend()
          #expect(try await page.evaluate(Self.asks) == "news")
        }
      }
    }

    @Test func thePageCanBeOffline() async throws {
      try await withTestServer { server in
        server.reply(to: "/", with: .html("<h1>Here</h1><link rel=icon href=data:,>"))
        server.reply(to: "/news", with: .html("news"))
        try await journey { browser in
          let page = try await browser.open(server.address)
          page.tolerate("Failed to load resource")
          try await page.setNetwork(isOffline: true)
          #expect(try await page.evaluate("navigator.onLine") == false)
          #expect(try await page.evaluate(Self.asks) == "none")
          try await page.setNetwork()
          // The part of the browser that loads pages learns of it some time after the page.
          #expect(
            try await page.evaluate(
              """
              new Promise((done) => {
                const ask = () => fetch('/news').then((reply) => reply.text()).then(done, () => setTimeout(ask, 20));
                ask();
              })
              """) == "news")
        }
      }
    }
  }
}
