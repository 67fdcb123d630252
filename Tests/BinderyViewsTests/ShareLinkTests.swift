internal import Bindery
internal import BinderyTesting
internal import BinderyViews
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
}
