import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Note {
  @Box var text = "abc"
  @Box var limit = 5
}

/// The maximum length of fields.
@Suite(.workScope) @MainActor
struct FieldLengthTests {
  private let note = Note()

  /// Sends a text as a host does that shows it already.
  private func send(_ text: String, to host: TestHost) throws {
    let field = try #require(host.all(.role(.textField)).first)
    host.tree.send(UserEvent(.input(text), on: field.id))
  }

  private func field() -> TestHost {
    TestHost { TextField("Note", text: Bindable(note).text).maxLength(note.limit) }
  }

  @Test func aTextOfTheMaximumLengthIsAccepted() throws {
    let host = field()
    try send("abcde", to: host)
    #expect(note.text == "abcde")
    #expect(host.changes().isEmpty)
  }

  @Test func aLongerTextIsRefusedAndPutBack() throws {
    let host = field()
    try send("abcdef", to: host)
    #expect(note.text == "abc")
    host.expectChanges(
      #"textField "Note": fieldText = "abc""#, #"textField "Note": refusal = "Enter at most 5 characters.""#)
  }

  @Test func theLengthIsCountedAsBrowsersDo() throws {
    let host = field()
    // Two code units each.
    try send("🐕🐕", to: host)
    #expect(note.text == "🐕🐕")
    try send("🐕🐕🐕", to: host)
    #expect(note.text == "🐕🐕")
  }

  @Test func aTextOverTheLimitMayGetShorter() throws {
    note.text = "abcdefghij"
    let host = field()
    try send("abcdefghi", to: host)
    #expect(note.text == "abcdefghi")
    try send("abcdefghX", to: host)
    #expect(note.text == "abcdefghi")
  }

  @Test func theLimitMayChange() throws {
    let host = field()
    note.limit = 2
    try send("abcd", to: host)
    #expect(note.text == "abc")
    note.limit = -1
    try send("x", to: host)
    #expect(host.all(.role(.textField)).first?[.maximumLength] == 0)
  }

  @Test func theNearestLimitWins() {
    let host = TestHost {
      VStack {
        TextField("Inner", text: Bindable(note).text).maxLength(3)
        TextField("Outer", text: Bindable(note).text)
      }
      .maxLength(9)
    }
    #expect(host.all(.role(.textField)).map { $0[.maximumLength] } == [3, 9])
  }

  @Test func aFieldWithoutALimitRefusesMoreThanAMessageHolds() throws {
    let host = TestHost { TextField("Note", text: Bindable(note).text) }
    try send(String(repeating: "x", count: 40_000), to: host)
    #expect(note.text.count == 40_000)
    note.text = ""
    try send(String(repeating: "x", count: 40_001), to: host)
    #expect(note.text.isEmpty)
  }
}
