import BinderyHTML
import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// The responses to a browser without a socket.
@Suite(.timeLimit(.minutes(10))) struct HTTPTests {
  @Test func deepLinksOpenTheirScreen() async throws {
    try await HostServer.run { server in
      let answer = try await server.answer("GET /counter/a/b%20c?x=1")
      #expect(answer.status == 200)
      #expect(answer.text.contains("At a/b c"))
      #expect(answer.text.contains("data-base=\"/counter\""))
    }
  }

  @Test func appsLinkToTheHomePageIfThereIsOne() async throws {
    let link = "aria-label=\"Counter, all apps\""
    try await HostServer.run(apps: { [CounterApp(path: ""), ShelfApp()] }) { server in
      let shelf = try await server.answer("GET /shelf")
      #expect(shelf.text.contains(link))
      let home = try await server.answer("GET /")
      #expect(!home.text.contains(link))
    }
    try await HostServer.run(apps: { [ShelfApp()] }) { server in
      let shelf = try await server.answer("GET /shelf")
      #expect(!shelf.text.contains("all apps"))
    }
  }

  @Test func aRequestAboveTheRateIsDelayedAndCounted() async throws {
    try await HostServer.run(configure: {
      $0.limits.maximumRequestBurst = 1
      $0.limits.maximumRequestsPerSecond = 2
    }) { server in
      // On a slow machine, the bucket may fill up in between.
      var statuses: Set<Int> = []
      while server.host.count(of: .slowedSocket) == 0 {
        try Task.checkCancellation()
        statuses.insert(try await server.answer("GET /counter").status)
      }
      #expect(statuses == [200])
    }
  }

  @Test func pagesAreNotCachedAndHaveSecurityHeaders() async throws {
    try await HostServer.run { server in
      let answer = try await server.answer("GET /counter")
      #expect(answer["Content-Type"] == "text/html; charset=utf-8")
      #expect(answer["Cache-Control"] == "no-store")
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Referrer-Policy"] == "same-origin")
      #expect(answer["Cross-Origin-Opener-Policy"] == "same-origin")
      let policy = try #require(answer["Content-Security-Policy"])
      #expect(policy.contains("script-src 'self';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(answer["Server"] == nil)
    }
  }

  @Test func policyAllowsOnlyConfiguredMapSources() async throws {
    let tiles = "http://localhost:9/{z}/{x}/{y}.png"
    let maps = MapSources(tiles: tiles, attribution: "© Ada", leaflet: .distributed)
    try await HostServer.run(configure: { $0.maps = maps }) { server in
      let answer = try await server.answer("GET /counter")
      let policy = try #require(answer["Content-Security-Policy"])
      #expect(policy.contains("script-src 'self' https://unpkg.com/leaflet@1.9.4/dist/leaflet.js;"))
      #expect(policy.contains("style-src 'self' https://unpkg.com/leaflet@1.9.4/dist/leaflet.css;"))
      #expect(policy.contains("img-src 'self' https: data: http://localhost:9;"))
      #expect(answer.text.contains("data-tiles=\"\(tiles)\" data-attribution=\"© Ada\""))
    }
  }

  @Test func policyAllowsThePictureOriginsOfAnApp() async throws {
    let origins = ["http://127.0.0.1:8099", "https://images.example.org"]
    try await HostServer.run(apps: { [AlbumApp(pictureOrigins: origins)] }) { server in
      let policy = try #require(try await server.answer("GET /album")["Content-Security-Policy"])
      #expect(policy.contains("img-src 'self' https: data: http://127.0.0.1:8099;"))
    }
  }

  @Test(arguments: [
    "", "images.example.org", "ftp://images.example.org", "http://", "http://a b", "http://a/b", "http://a:0",
    "http://a:99999", "http://a:x", "http://a:+80", "http://*", "http://a; script-src *", "http://me@a",
  ])
  func invalidPictureOriginsAreRejected(_ origin: String) async {
    await #expect(throws: WebHostError.invalidOrigin(origin)) {
      try await WebHost(apps: [AlbumApp(pictureOrigins: [origin])])
    }
  }

  @Test func pagesAreCompressedIfAccepted() async throws {
    try await HostServer.run { server in
      let plain = try await server.answer("GET /counter")
      let packed = try await server.answer("GET /counter", headers: ["Accept-Encoding: br, gzip"])
      #expect(plain["Content-Encoding"] == nil)
      #expect(packed["Content-Encoding"] == "gzip")
      #expect(packed["Vary"] == "Accept-Encoding")
      #expect(packed.body.count < plain.body.count)
      #expect(packed["Content-Length"] == String(packed.body.count))
    }
  }

  @Test func headIsAnsweredWithoutABodyOrASession() async throws {
    try await HostServer.run { server in
      let answer = try await server.answer("HEAD /counter")
      #expect(answer.status == 200)
      #expect(answer.body.isEmpty)
      #expect((answer["Content-Length"].flatMap { Int($0) } ?? 0) > 1000)
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test(arguments: [
    ("GET /nowhere", 404), ("GET /counter2", 404), ("POST /counter", 405), ("DELETE /nowhere", 405),
    ("OPTIONS /counter", 405), ("GET /%ff", 400), ("GET /bindery/socket", 426), ("HEAD /nowhere", 404),
  ])
  func missingPagesHaveReadableErrors(_ request: String, status: Int) async throws {
    try await HostServer.run { server in
      let answer = try await server.answer(request)
      #expect(answer.status == status)
      #expect(answer["Content-Type"] == "text/html; charset=utf-8")
      if status == 405 { #expect(answer["Allow"] == "GET, HEAD") }
      if request.hasPrefix("GET") { #expect(answer.text.contains("Go to the start page")) }
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test func clientFilesAreCachedForever() async throws {
    try await HostServer.run { server in
      let file = try #require(ClientFiles.all.first { $0.name == "main.js" })
      let answer = try await server.answer("GET \(file.path)")
      #expect(answer.status == 200)
      #expect(answer.body == file.bytes)
      #expect(answer["Content-Type"] == "text/javascript; charset=utf-8")
      #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
      let tag = try #require(answer["ETag"])
      let again = try await server.answer("GET \(file.path)", headers: ["If-None-Match: \"other\", \(tag)"])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      let head = try await server.answer("HEAD \(file.path)")
      #expect(head.body.isEmpty)
      #expect(head["Content-Length"] == String(file.bytes.count))
    }
  }

  @Test func everyFileThatAPageNamesExists() async throws {
    try await HostServer.run { server in
      let page = try await server.page()
      let paths = page.html.matches(of: /(?:src|href)="(\/bindery\/[^"]+)"/).map { String($0.1) }
      #expect(paths.count > 2)
      for path in paths { #expect(try await server.answer("GET \(path)").status == 200) }
    }
  }

  @Test func picturesOfAppsAreServedByTheirNames() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["rain.svg", "secret.txt", "odd name.svg", ".hidden.svg"] {
      try Data("<svg/>".utf8).write(to: folder.appendingPathComponent(name))
    }
    let catalog = PictureCatalog(name: "weather", folder: folder.path)
    try await HostServer.run(apps: { [IllustratedApp(pictures: [catalog])] }) { server in
      let answer = try await server.answer("GET /pictures/weather/rain.svg")
      #expect(answer.text == "<svg/>")
      #expect(answer["Content-Type"] == "image/svg+xml")
      for path in [
        "secret.txt", "secret.txt.svg", "odd%20name.svg", ".hidden.svg", "../weather/rain.svg", "rain",
      ] {
        #expect(try await server.answer("GET /pictures/weather/\(path)").status == 404)
      }
    }
  }

  @Test func anAppWithoutAPathIsTheHomePage() async throws {
    try await HostServer.run(apps: { [CounterApp(path: ""), CounterApp()] }) { server in
      let home = try await server.answer("GET /")
      #expect(home.text.contains("Count: 0"))
      let app = try await server.answer("GET /counter")
      #expect(app.text.contains("Count: 0"))
    }
    try await HostServer.run { server in
      let answer = try await server.answer("GET /")
      #expect(answer.status == 404)
    }
  }

  @Test func tooManyVisitorsAreAskedToComeBack() async throws {
    try await HostServer.run(configure: { $0.limits.maximumSessions = 1 }) { server in
      let socket = try await server.page().connect()
      _ = try await socket.text()
      let answer = try await server.answer("GET /counter")
      #expect(answer.status == 503)
      #expect(answer["Retry-After"] == "60")
    }
  }
}

private struct IllustratedApp: WindowScene {
  let title = "Illustrated"
  let path = "illustrated"
  let summary = "Shows drawings."
  let pictures: [PictureCatalog]

  var window: some View { Text("Pictures") }
}

/// An app with a screen.
private struct ShelfApp: WindowScene {
  let title = "Shelf"
  let path = "shelf"
  let summary = "Stands beside others."
  var window: some View { Text("Nothing yet").navigationTitle("Shelf") }
}
