import Bindery
import BinderyTesting
import BinderyViews
import Testing

@testable import BinderyTerminal

/// The limits of fields, and what undo takes back.
@MainActor
@Suite struct TextEditorTests {
  @Test func everyChangeIsUndoneAndRedone() {
    var random = SeededGenerator(seed: 7)
    var editor = TextEditor("The first text")
    editor.isMultiline = true
    var texts = [editor.text]
    for _ in 0..<150 {
      let before = editor.text
      editor.move(to: Int.random(in: 0...editor.characters.count, using: &random), selecting: false)
      if Bool.random(using: &random) {
        editor.move(to: Int.random(in: 0...editor.characters.count, using: &random), selecting: true)
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: editor.insert("e\u{301}👩‍👩‍👧‍👦 and more words")
      case 1: editor.insert("\u{301}")
      case 2: editor.deleteBackward(word: true)
      case 3: editor.deleteForward()
      case 4: editor.replace(with: editor.text.uppercased() + "!")
      default: editor.deleteToEnd()
      }
      if editor.text != before { texts.append(editor.text) }
    }
    for text in texts.reversed() {
      #expect(editor.text == text)
      editor.undo()
    }
    #expect(editor.text == texts.first)
    for text in texts.dropFirst() {
      editor.redo()
      #expect(editor.text == text)
    }
  }

  @Test func typedWordsAreUndoneTogether() {
    var editor = TextEditor()
    for character in "two words" { editor.insert(String(character)) }
    editor.undo()
    #expect(editor.text == "two ")
  }

  @Test func undoMemoryIsBounded() {
    var editor = TextEditor(String(repeating: "a", count: 39_000))
    for _ in 0..<50 {
      editor.insert("b")
      editor.move(to: 0, selecting: false)
    }
    #expect(editor.heldCharacters <= 50)
    for _ in 0..<20 {
      editor.selectAll()
      editor.insert(String(repeating: "c", count: 39_000))
    }
    #expect(editor.heldCharacters <= TextEditor.mostUndoCharacters)
    editor.undo()
    editor.undo()
    #expect(editor.characters.count == 39_000)
  }

  @MainActor
  final class Model {
    @Bindery.Box var text = ""
  }

  @Test func aPasteThatDoesNotFitIsRefusedWithTheReason() {
    let model = Model()
    let driver = ScreenDriver { TextField("Name", text: Bindable(model).text) }
    let longest = String(repeating: "a", count: 40_000)
    driver.type("\u{1B}[200~\(longest)b\u{1B}[201~")
    #expect(model.text == "")
    #expect(driver.text.contains("most 40000 characters."))
    driver.type("\r")
    driver.type("\u{1B}[200~\(longest)\u{1B}[201~")
    #expect(model.text == longest)
  }

  @Test func promptsLimitPastedText() {
    let driver = ScreenDriver { LocationButton("Here") { _ in } }
    driver.type("\r\u{1B}[200~\(String(repeating: "a", count: 5_000))\u{1B}[201~")
    #expect(driver.text.contains("4000 characters."))
    driver.type("Bern")
    #expect(driver.text.contains("Bern"))
  }
}
