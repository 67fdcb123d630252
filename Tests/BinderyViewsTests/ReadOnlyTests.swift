import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Letter {
  @Box var text = "Dear Ada"
  @Box var isSent = true
  var submissions = 0
}

/// Fields whose text can only be read.
@Suite("Read-only fields", .workScope) @MainActor
struct ReadOnlyTests {
  private let letter = Letter()

  private func field() -> TestHost {
    TestHost { TextField("Letter", text: Bindable(letter).text).readOnly(letter.isSent) }
  }

  private func flags(of host: TestHost) -> [Bool] {
    host.all(.role(.textField)).map { $0.isTrue(.isReadOnly) }
  }

  @Test(arguments: [FieldKind.plain, .secure, .multiline])
  func aChangedTextIsRefusedAndPutBack(kind: FieldKind) throws {
    let host = TestHost {
      TextField("Letter", text: Bindable(letter).text, kind: kind).readOnly()
    }
    let field = try #require(host.all(.role(.textField)).first)
    host.forgetChanges()
    host.tree.send(UserEvent(.input("Dear Bob"), on: field.id))
    #expect(letter.text == "Dear Ada")
    host.expectChanges(
      #"textField "Letter": fieldText = "Dear Ada""#,
      #"textField "Letter": refusal = "This text cannot be changed.""#)
  }

  @Test func aSecureFieldIsReadOnlyToo() {
    let host = TestHost { SecureField("Letter", text: Bindable(letter).text).readOnly() }
    #expect(flags(of: host) == [true])
  }

  @Test func theConditionMayChange() {
    let host = field()
    #expect(flags(of: host) == [true])
    letter.isSent = false
    host.enter("Dear Bob", into: "Letter")
    #expect(letter.text == "Dear Bob")
    host.expectChanges(#"textField "Letter": isReadOnly = none"#)
  }

  @Test func oneReadOnlyModifierSuffices() {
    let host = TestHost {
      VStack {
        TextField("One", text: Bindable(letter).text).readOnly(false)
        TextField("Two", text: Bindable(letter).text)
      }
      .readOnly(letter.isSent)
      TextField("Three", text: Bindable(letter).text)
    }
    #expect(flags(of: host) == [true, true, false])
    letter.isSent = false
    #expect(flags(of: host) == [false, false, false])
  }

  @Test func itStillSubmitsAndReportsTheFocus() {
    var isFocused = false
    let host = TestHost {
      TextField("Letter", text: Bindable(letter).text, onEditingChanged: { isFocused = $0 })
        .onSubmit { letter.submissions += 1 }
        .readOnly()
    }
    host.focus("Letter")
    host.submit("Letter")
    #expect(isFocused)
    #expect(letter.submissions == 1)
  }

  @Test func itsTextIsNotKeptForTheNextWindow() {
    let host = field()
    #expect(host.tree.fieldTexts.isEmpty)
    letter.isSent = false
    #expect(Array(host.tree.fieldTexts.values) == ["Dear Ada"])
  }

  @Test func aTestCannotTypeIntoIt() {
    let host = field()
    withKnownIssue {
      host.type("xy", into: "Letter")
    } matching: {
      $0.says(#"textField "Letter" is read-only."#)
    }
    withKnownIssue {
      host.enter("x", into: "Letter")
    } matching: {
      $0.says(#"textField "Letter" is read-only."#)
    }
    #expect(letter.text == "Dear Ada")
  }

  @Test func aSnapshotShowsIt() {
    field().expectSnapshot(
      """
      window
        textField "Letter" value="Dear Ada" read-only
      """)
  }
}
