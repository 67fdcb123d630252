import TestSupport
import Testing

@testable import BinderyWeb

@Suite struct RouteTests {
  private let file = StaticFile([1, 2, 3], contentType: "text/css", isImmutable: true)

  private func route(_ path: String, apps: Set<String> = ["", "cloudy"]) -> Route {
    Route(
      path: path, apps: apps, files: ["/bindery/x/style.css": file, "/pictures/a b/c.svg": file])
  }

  @Test func anAppIsFoundByTheFirstPartOfThePath() {
    #expect(route("/") == .page(app: "", location: []))
    #expect(route("/cloudy") == .page(app: "cloudy", location: []))
    #expect(route("/cloudy/") == .page(app: "cloudy", location: []))
    #expect(route("/cloudy/locations/add") == .page(app: "cloudy", location: ["locations", "add"]))
    #expect(route("/cloudy/S%C3%A3o%20Paulo") == .page(app: "cloudy", location: ["São Paulo"]))
  }

  @Test func aFileIsFoundByItsExactPath() {
    #expect(route("/bindery/x/style.css") == .file(file))
    #expect(route("/pictures/a%20b/c.svg") == .file(file))
    #expect(route("/bindery/socket") == .socket)
    #expect(route("/bindery/ready") == .ready)
  }

  @Test func screensOfTheAppAtTheRootAreBelowIt() {
    #expect(route("/towns/S%C3%A3o%20Paulo") == .page(app: "", location: ["towns", "São Paulo"]))
    #expect(route("/Cloudy") == .page(app: "", location: ["Cloudy"]))
    #expect(route("/cloudy/towns") == .page(app: "cloudy", location: ["towns"]))
    #expect(route("/towns", apps: ["cloudy"]) == .notFound)
  }

  @Test(arguments: [
    "/bindery/x", "/bindery/y/style.css", "/bindery/x/../x/style.css", "/pictures/../../etc/passwd",
    "/bindery",
    "/pictures/a", "/healthz/a",
  ])
  func theAppAtTheRootHasNoScreensInTheFoldersOfTheHost(_ path: String) {
    #expect(route(path) == .notFound)
  }

  @Test(arguments: [
    "/other", "/Cloudy", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/favicon.ico", "/robots.txt",
  ])
  func otherPathsAreNotFoundWithoutAnAppAtTheRoot(_ path: String) {
    #expect(route(path, apps: ["cloudy"]) == .notFound)
  }

  @Test(arguments: ["", "*", "cloudy", "/%", "/%zz", "/%ff", "/cloudy/%00", "/a%0d%0ab"])
  func invalidPathsAreMalformed(_ path: String) {
    #expect(route(path) == .malformed)
  }
}
