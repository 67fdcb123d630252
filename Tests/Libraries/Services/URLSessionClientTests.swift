import BinderyServices
import BinderyTesting
import Foundation
import Testing

@Suite struct URLSessionClientTests {
  private let client = URLSessionClient(serviceName: "Weather", userAgent: "BinderyTests/1.0")

  @Test func refusedConnectionsAreOffline() async throws {
    let server = try await TestServer.start()
    let request = try server.request()
    await server.stop()
    await #expect(throws: HTTPError.offline(service: "Weather")) { try await client.send(request) }
  }

  /// A label has at most 63 letters, so a resolver refuses this name without a question to a network.
  @Test func anUnknownHostIsOffline() async throws {
    let name = String(repeating: "a", count: 64)
    let request = HTTPRequest(try #require(URL(string: "http://\(name).invalid/")))
    await #expect(throws: HTTPError.offline(service: "Weather")) { try await client.send(request) }
  }

  @Test func missingRepliesTimeOut() async throws {
    let client = URLSessionClient(serviceName: "Weather", userAgent: "T", timeout: .milliseconds(150))
    try await withTestServer { server in
      server.reply(to: "/now", with: .never)
      await #expect(throws: HTTPError.timedOut(service: "Weather", after: .milliseconds(150))) {
        try await client.send(server.request())
      }
    }
  }

  @Test func cancellingEndsTheWaitAtOnce() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .never)
      let request = try server.request()
      let task = Task { try await client.send(request) }
      await server.received(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func aBodyOverTheLimitIsNotRead() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: StubReply(body: Array(repeating: 0x20, count: 300_000)))
      var request = try server.request()
      request.maximumBytes = 1_024
      let small = request
      await #expect(throws: HTTPError.tooLarge(service: "Weather", limit: 1_024)) {
        try await client.send(small)
      }
      request.maximumBytes = 300_000
      #expect(try await client.send(request).body.count == 300_000)
    }
  }

  @Test func aRedirectIsFollowed() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .redirect(to: "/later"))
      server.reply(to: "/later", with: .json("{}"))
      let reply = try await client.send(server.request(headers: ["X-Key": "k"]))
      #expect(reply.status == 200)
      #expect(server.requests(to: "/later").first?.header("X-Key") == "k")
    }
  }

  @Test func endlessRedirectsFail() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .redirect(to: "/now"))
      await #expect(throws: HTTPError.redirected(service: "Weather")) {
        try await client.send(server.request())
      }
      #expect(server.requests.count == 6)
    }
  }

  @Test func headerKeysAreNotSentToOtherServers() async throws {
    try await withTestServer { other in
      other.reply(to: "/now", with: .json("{}"))
      try await withTestServer { server in
        server.reply(to: "/now", with: .redirect(to: other.address + "/now"))
        _ = try await client.send(server.request(headers: ["X-Key": "k"]))
        #expect(other.requests.count == 1)
        #expect(other.requests.first?.header("X-Key") == nil)
      }
    }
  }

  @Test func aRequestShowsNoKeys() throws {
    let url = try #require(
      URL(string: "https://me:pw@host.example/forecast/s3cret/1,2?api_key=abc&units=us#x"))
    let request = HTTPRequest(url, headers: ["Authorization": "Bearer s3cret"], secrets: ["s3cret"])
    #expect("\(request)" == "GET https://host.example/forecast/…/1,2?api_key=redacted&units=us")
    var dumped = ""
    dump(request, to: &dumped)
    #expect(!dumped.contains("s3cret") && !dumped.contains("pw") && !dumped.contains("abc"))
    #expect(!String(reflecting: request).contains("s3cret"))
  }
}
