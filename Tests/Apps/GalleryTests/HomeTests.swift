internal import BinderyStore
internal import BinderyTesting
internal import BinderyViews
internal import Foundation
@testable internal import Gallery
internal import Testing

@MainActor
struct HomeTests {
  private struct SomeApp: App {
    let title: String
    let path: String
    let summary = "What it is for."
    var window: some View { Text(title) }
  }

  @Test func showsACardForEachAppThatLeadsToIt() {
    let home = HomeApp(apps: [
      SomeApp(title: "Cloudy", path: "cloudy"), SomeApp(title: "Pet Feeder", path: "pet-feeder"),
    ])
    let host = TestHost { home.window }
    let links = host.all(.role(.link))
    #expect(links.map { $0.string(.url) } == ["/cloudy", "/pet-feeder"])
    #expect(links.map(\.name) == ["Cloudy What it is for.", "Pet Feeder What it is for."])
    host.expectAccessible()
  }

  @Test func everyAppOfTheGalleryHasADrawing() throws {
    let apps = try Shelf.apps(environment: [:], store: .inMemory(), showsSampleData: true)
    #expect(apps.map(\.path) == ["cloudy", "grados", "pet-adoption"])
    for app in apps {
      let file = PictureCatalog.gallery.folder + "/\(app.path).svg"
      #expect(FileManager.default.fileExists(atPath: file), "\(app.title)")
    }
  }
}
