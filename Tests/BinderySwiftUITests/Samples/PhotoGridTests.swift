import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct PhotoGridTests {
  private func menu(of title: String, in host: TestHost) {
    let titles = host.texts.filter { text in Photo.samples.contains { text.hasPrefix($0.title) } }
    guard let index = titles.firstIndex(of: title) else { return }
    host.tap(.button("More").at(index))
  }

  @Test func allPhotosAreShown() {
    let host = TestHost { PhotoGridView() }
    #expect(host.all(.button("More")).count == 8)
    host.expectAccessible()
  }

  @Test func onlyFavoritesAreShownOnRequest() {
    let host = TestHost { PhotoGridView() }
    host.toggle("Favorites only")
    #expect(host.all(.button("More")).count == 2)
    menu(of: "Forest", in: host)
    host.tap("Remove from Favorites")
    #expect(host.all(.button("More")).count == 1)
  }

  @Test func aPhotoIsDuplicatedFromItsMenu() {
    let host = TestHost { PhotoGridView() }
    menu(of: "Harbor", in: host)
    host.tap("Duplicate")
    #expect(host.texts.contains("Harbor copy"))
  }

  @Test func aDeletionAsksFirst() {
    let host = TestHost { PhotoGridView() }
    menu(of: "Campfire", in: host)
    host.tap("Delete")
    #expect(host.shows(.role(.alert, "Delete “Campfire”?")))
    host.tap("Cancel")
    #expect(host.texts.contains("Campfire"))
    menu(of: "Campfire", in: host)
    host.tap("Delete")
    host.tap(.button("Delete").inside(.role(.alert)))
    #expect(!host.texts.contains("Campfire"))
  }

  @Test func aPhotoOpensInASheet() {
    let host = TestHost { PhotoGridView() }
    host.tap(.text("Lisbon"))
    #expect(host.shows(.role(.sheet)))
    host.tap("Done")
    #expect(!host.shows(.role(.sheet)))
  }
}
