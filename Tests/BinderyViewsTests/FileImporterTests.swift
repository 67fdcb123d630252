internal import Bindery
internal import BinderyTesting
internal import BinderyViews
internal import Testing

@MainActor
struct FileImporterTests {
  @Test func chosenFilesReachTheAction() throws {
    var chosen: [ChosenFile] = []
    let host = TestHost { FileImporter("Choose a file", endings: ["json", "txt"]) { chosen.append($0) } }
    let file = ChosenFile(suggestedName: "pets.json", data: Array("{}".utf8))
    host.choose(file, in: .role(.fileImporter, "Choose a file"))
    #expect(chosen == [file])
    #expect(host.find(.role(.fileImporter))?[.fileExtensions] == ["json", "txt"])
    host.expectAccessible()
  }
}
