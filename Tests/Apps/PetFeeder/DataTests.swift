import BinderyTesting
import BinderyViewModels
import Foundation
@testable import PetFeederViewModels
import Testing

@Suite(.workScope) @MainActor
struct DataTests {
  private let test: TestFeeder
  private let window: PetFeederViewModel

  init() async throws {
    test = try TestFeeder()
    window = await test.window("Selina")
    window.list.addSamplePets()
    await settle()
  }

  private func export() async throws -> String {
    window.data.export()
    await settle()
    return try #require(window.data.file)
  }

  @Test func exportsAreRestoredExactly() async throws {
    await window.feed(0, "שירה <b>, 20g \u{1F408}")
    let file = try await export()
    #expect(window.data.fileName == "pet-feeder-2026-11-21.json")
    let other = try TestFeeder()
    let otherWindow = await other.window("Gone")
    otherWindow.data.text = file
    otherWindow.data.readText()
    await settle()
    #expect(otherWindow.data.question.hasPrefix("Replace everything with 4 pets and "))
    #expect(otherWindow.names == ["Gone"])
    otherWindow.data.replace()
    otherWindow.data.asksToReplace = false
    await settle()
    #expect(otherWindow.names == ["Selina", "Miso", "Rufus", "Pip"])
    #expect(try await StoredFeederBook(store: other.store).export() == file)
    otherWindow.notice.undo()
    await settle()
    #expect(otherWindow.names == ["Gone"])
  }

  @Test func laterChangesInvalidateTheExportFile() async throws {
    window.path = [.data]
    let old = try await export()
    await (await test.window()).feed(0, "Dry, 33g")
    #expect(window.data.file == nil)
    let new = try await export()
    #expect(!old.contains("Dry, 33g"))
    #expect(new.contains("Dry, 33g"))
    #expect(try await export() == new)
    window.path = []
    #expect(window.data.file == nil)
  }

  @Test func importingTheOwnExportChangesNothing() async throws {
    let file = try await export()
    window.list.delete(at: 0)
    window.list.rename(at: 1, to: "Other")
    await settle()
    window.data.read(file)
    await settle()
    window.data.replace()
    await settle()
    #expect(window.names == ["Selina", "Miso", "Rufus", "Pip"])
    #expect(try await export() == file)
  }

  @Test(arguments: [
    ("", "There is nothing to import."), ("hello", "cannot be read as JSON"),
    (#"{"format":"bindery.records","version":1,"collections":{"cloudy.favorite":[]}}"#, "“cloudy.favorite”"),
    (
      #"{"format":"bindery.records","version":1,"collections":{"petfeeder.pet":[{"id":"../x","name":"a","addedAt":0}]}}"#,
      "“../x”"
    ),
    (
      #"{"format":"bindery.records","version":1,"collections":{"petfeeder.weighing":[{"id":"a","pet":"b","grams":1,"at":0}]}}"#,
      "a weighing belongs to the pet “b”"
    ),
    (
      #"{"format":"bindery.records","version":1,"collections":{"petfeeder.mealtime":[{"id":"a","pet":"b","minute":-9223372036854775808,"meal":"x"}]}}"#,
      "-9223372036854775808 is no minute of a day; they are 0 to 1439"
    ),
    (
      #"{"format":"bindery.records","version":1,"collections":{"petfeeder.mealtime":[{"id":"a","pet":"b","minute":1440,"meal":"x"}]}}"#,
      "[0].minute is invalid"
    ),
  ])
  func invalidFilesHaveReadableErrors(_ file: String, _ words: String) async {
    window.data.read(file)
    await settle()
    #expect(window.data.failure?.contains(words) == true, "\(window.data.failure ?? "")")
    #expect(!window.data.asksToReplace)
    window.data.replace()
    await settle()
    #expect(window.names.count == 4)
  }

  @Test(arguments: [
    (#""name":"""#, "name of the pet “p1” is “”. Don't leave your pet nameless :("),
    (#""name":"a\u202Eb""#, "is “aU+202Eb”. It has characters that cannot be seen"),
    (#""name":"\u200B""#, "is “U+200B”. Don't leave"), (#""name":" a""#, "needless spaces"),
    (#""name":"\#(String(repeating: "x", count: 3000))""#, "It may have up to 60 characters, and has 3000."),
    (#""picture":"../../../../etc/passwd""#, "picture of the pet “p1” is “../../../../etc/passwd”"),
    (#""picture":"..""#, "without a folder"), (#""drawing":"../x""#, "There are bird, cat, dog."),
    (#""addedAt":1e300"#, "that time is yet to come"), (#""addedAt":-1e300"#, "from 1900 on"),
    (#""addedAt":"infinity""#, "addedAt is not a number"),
  ])
  func invalidPetValuesAreRejected(_ field: String, _ words: String) async {
    let plain = [#""id":"p1""#, #""name":"Rex""#, #""addedAt":0"#]
    let name = field.prefix { $0 != ":" }
    await expectRefusal(of: plain.filter { !$0.hasPrefix(name) } + [field], with: words)
  }

  @Test(arguments: [
    ("feeding", #""meal":" ","at":0"#, "You didn't enter meal description."),
    ("feeding", #""meal":"Dry","at":1e300"#, "that time is yet to come"),
    ("feeding", #""meal":"Dry","at":0,"by":"\u3164""#, "by of the feeding “e1” is “U+3164”"),
    ("mealtime", #""meal":"","minute":0"#, "meal of the meal time “e1”"),
    (
      "weighing", #""grams":1.7e308,"at":0"#,
      "grams of the weighing “e1” is “1.7e+308”. A weight is 1 to 100000"
    ),
    ("weighing", #""grams":-5,"at":0"#, "is “-5.0”"),
    ("weighing", #""grams":"nan","at":0"#, "grams is not a number"),
    ("weighing", #""grams":"infinity","at":0"#, "grams is not a number"),
    ("dose", #""medicine":"\u0007","at":0"#, "You didn't enter a medicine."),
    ("dose", #""medicine":"Drops","at":-1e300"#, "from 1900 on"),
  ])
  func invalidEntryValuesAreRejected(_ kind: String, _ fields: String, _ words: String) async {
    await expectRefusal(
      of: [#""id":"p1","name":"Rex","addedAt":0"#],
      #","petfeeder.\#(kind)":[{"id":"e1","pet":"p1",\#(fields)}]"#,
      with: words)
  }

  private func expectRefusal(of pet: [String], _ more: String = "", with words: String) async {
    let pets = #""petfeeder.pet":[{\#(pet.joined(separator: ","))}]"#
    window.data.read(#"{"format":"bindery.records","version":1,"collections":{\#(pets)\#(more)}}"#)
    await settle()
    let failure = window.data.failure ?? ""
    #expect(failure.contains(words), "\(failure)")
    #expect(failure.count < 400)
    #expect(!window.data.asksToReplace)
  }

  @Test func filesThatAreNotTextAreRejected() async {
    window.data.read([0xFF, 0xFE, 0x00])
    await settle()
    #expect(window.data.failure == "That file is no text. Choose a file that was exported here.")
  }

  @Test func fileIsReadAsItsTextIs() async throws {
    window.data.read(Array(try await export().utf8))
    await settle()
    #expect(window.data.asksToReplace)
  }

  @Test(arguments: [39_999, 40_000])
  func possiblyTruncatedPastedTextIsRejected(_ length: Int) async {
    window.data.text = String(repeating: " ", count: length)
    window.data.readText()
    await settle()
    #expect(window.data.failure == "That text is too long to be pasted whole. Choose the file instead.")
    #expect(!window.data.asksToReplace)
  }

  @Test func hugeFileIsRefused() async {
    window.data.read(String(repeating: "x", count: 17 * 1024 * 1024))
    await settle()
    #expect(window.data.failure?.contains("too large") == true)
  }
}
