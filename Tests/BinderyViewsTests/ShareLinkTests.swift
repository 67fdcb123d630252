internal import Bindery
internal import BinderyTesting
internal import BinderyViews
internal import Foundation
internal import Testing

@MainActor
struct ShareLinkTests {
  @MainActor
  private final class Model {
    @Box var text = "{}"
  }

  @Test func aFileIsALinkThatFollowsItsText() throws {
    let model = Model()
    let host = TestHost { ShareLink("Save", item: TextFile(name: "pets.json", text: model.text)) }
    let link = try #require(host.find(.role(.link, "Save")))
    #expect(link[.file]?.name == "pets.json")
    #expect(link[.file]?.text == "{}")
    model.text = "[]"
    #expect(link[.file]?.text == "[]")
    host.expectAccessible()
  }

  @Test func aTextIsSavedAsAFile() throws {
    let model = Model()
    let host = TestHost { ShareLink(item: model.text) }
    let link = try #require(host.find(.role(.link, "Share")))
    #expect(link[.file]?.name == "Text.txt")
    model.text = "[]"
    #expect(link[.file]?.text == "[]")
  }

  @Test func anAddressIsFollowed() throws {
    let address = try #require(URL(string: "https://example.org/pets"))
    let host = TestHost { ShareLink(item: address, subject: Text("Pets")) { Text("All pets") } }
    let link = try #require(host.find(.role(.link, "All pets")))
    #expect(link[.url] == "https://example.org/pets")
    #expect(link[.file] == nil)
    host.expectAccessible()
  }
}
