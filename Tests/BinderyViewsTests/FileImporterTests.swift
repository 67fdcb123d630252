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

  @Test func aFileOverTheLimitIsRefusedWithASentence() {
    var chosen: [ChosenFile] = []
    let host = TestHost { FileImporter("Choose a file", maximumBytes: 1_000) { chosen.append($0) } }
    host.choose(ChosenFile(data: [UInt8](repeating: 0, count: 12_000)), in: .role(.fileImporter))
    #expect(chosen.isEmpty)
    let sentence = "The file has 12 kB; at most 1 kB are accepted. Choose a smaller one."
    #expect(host.find(.role(.fileImporter))?[.refusal] == sentence)
    host.choose(ChosenFile(data: [UInt8](repeating: 0, count: 1_000)), in: .role(.fileImporter))
    #expect(chosen.count == 1)
    #expect(host.find(.role(.fileImporter))?[.refusal] == nil)
  }
}
