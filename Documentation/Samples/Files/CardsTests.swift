import BinderyTesting
import BinderyViews
import Testing

@MainActor
struct CardsTests {
  @Test func anExportedFileCanBeImported() async throws {
    let host = TestHost { CardsView(model: CardsViewModel()) }
    let file = try #require(await host.export("Export"))
    #expect(file.suggestedName == "cards.txt")
    #expect(file.data == Array("Write the text\nDraw the icons\n".utf8))
    host.choose(ChosenFile(data: Array("One\nTwo\nThree".utf8)), in: .role(.fileImporter))
    #expect(host.shows("3 cards"))
    host.choose(ChosenFile(data: [0xFF]), in: .role(.fileImporter))
    #expect(host.shows(.text(containing: "not a text")))
  }
}
