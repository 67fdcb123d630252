internal import BinderyApp
internal import BinderyStore
internal import BinderyTesting
internal import BinderyViews
internal import Foundation
@testable internal import Gallery
internal import Testing

@MainActor
struct HomeTests {
  private struct SomeApp: WindowScene {
    let title: String
    let path: String
    let summary = "What it is for."
    var window: some View { Text(title) }
  }

  @Test func showsACardForEachAppThatLeadsToIt() {
    let host = TestHost {
      HomeView(cards: [
        AppCard(SomeApp(title: "Cloudy", path: "cloudy")),
        AppCard(SomeApp(title: "Pet Feeder", path: "pet-feeder")),
      ])
    }
    let links = host.all(.role(.link))
    #expect(
      links.map { $0[.url] } == [
        "/cloudy", "/source/cloudy", "/source/cloudy-tests",
        "/pet-feeder", "/source/pet-feeder", "/source/pet-feeder-tests",
      ])
    #expect(
      links.map(\.name) == [
        "Cloudy What it is for.", "Source of Cloudy", "Tests of Cloudy",
        "Pet Feeder What it is for.", "Source of Pet Feeder", "Tests of Pet Feeder",
      ])
    host.expectAccessible()
  }

  @Test func everyAppOfTheGalleryTeachesSomethingAndCanBeRead() throws {
    let apps = try Gallery(LaunchContext(store: .inMemory(), showsSampleData: true)).apps.windows
    for app in apps {
      let lesson = try #require(AppCard(app).lesson, "\(app.title)")
      for layer in ["Models", "Services", "ViewModels", "Views"] {
        #expect(SourceFolder().code(of: lesson).contains { $0.path.contains("/\(layer)/") }, "\(app.title)")
      }
      #expect(!SourceFolder().tests(of: lesson).isEmpty, "\(app.title)")
    }
  }

  @Test func everyAppOfTheGalleryHasADrawing() throws {
    let apps = try Gallery(LaunchContext(store: .inMemory(), showsSampleData: true)).apps.windows
    #expect(
      apps.map(\.path) == [
        "cloudy", "coffee-quest", "grados", "movie-info", "pet-adoption", "pet-feeder",
      ])
    for app in apps {
      let file = PictureCatalog.gallery.folder + "/\(app.path).svg"
      #expect(FileManager.default.fileExists(atPath: file), "\(app.title)")
    }
  }
}
