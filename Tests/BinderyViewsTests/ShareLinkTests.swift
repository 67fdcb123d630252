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
    #expect(link.string(.value) == "pets.json")
    #expect(link.string(.data) == "{}")
    model.text = "[]"
    #expect(link.string(.data) == "[]")
    host.expectAccessible()
  }
}
