/// The text of a field with its caret, selection and undo. It is a value: every key changes it
/// without side effects.
struct TextEditor: Equatable {
  /// The maximum length of a field's text, in characters.
  static let longest = 100_000
  private static let mostUndoSteps = 200

  private(set) var characters: [Character]
  /// The position of the caret: before the character at this index.
  private(set) var caret: Int
  /// The other end of the selection; nil without a selection.
  private(set) var anchor: Int?
  var isMultiline = false
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// Whether the last change was typing, to which the next typed character is added for undo.
  private var isTyping = false

  private struct Step: Equatable {
    let characters: [Character]
    let caret: Int
  }

  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }

  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Replaces the text with one from outside; the caret keeps its position, limited to the end.
  mutating func replace(with text: String) {
    guard text != self.text else { return }
    let wasAtEnd = caret == characters.count
    remember(typing: false)
    characters = Array(text)
    caret = wasAtEnd ? characters.count : min(caret, characters.count)
    anchor = nil
  }

  // MARK: Changes

  mutating func insert(_ text: String) {
    let added = Array(isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 }))
    guard !added.isEmpty, characters.count + added.count <= Self.longest else { return }
    let isOne = added.count == 1 && added[0] != " " && selection == nil
    if !(isTyping && isOne) { remember(typing: isOne) }
    removeSelection()
    // Combining marks that are typed after their letter join it.
    let before = String(characters[..<caret]) + String(added)
    let rest = characters[caret...]
    characters = Array(before)
    caret = characters.count
    characters += rest
  }

  mutating func deleteBackward(word: Bool = false) {
    delete { editor in editor.caret = word ? editor.wordStart(before: editor.caret) : max(0, editor.caret - 1)
    }
  }

  mutating func deleteForward(word: Bool = false) {
    delete { editor in
      editor.caret =
        word ? editor.wordEnd(after: editor.caret) : min(editor.characters.count, editor.caret + 1)
    }
  }

  mutating func deleteToStart() { delete { $0.caret = 0 } }
  mutating func deleteToEnd() { delete { $0.caret = $0.characters.count } }

  private mutating func delete(_ move: (inout Self) -> Void) {
    var moved = self
    if selection == nil {
      moved.anchor = caret
      move(&moved)
    }
    guard let range = moved.selection else { return }
    remember(typing: false)
    characters.removeSubrange(range)
    caret = range.lowerBound
    anchor = nil
  }

  private mutating func removeSelection() {
    guard let selection else { return anchor = nil }
    characters.removeSubrange(selection)
    caret = selection.lowerBound
    anchor = nil
  }

  // MARK: Moves

  mutating func move(to index: Int, selecting: Bool) {
    if selecting {
      if anchor == nil { anchor = caret }
    } else {
      anchor = nil
    }
    caret = min(max(0, index), characters.count)
    isTyping = false
  }

  mutating func moveLeft(word: Bool, selecting: Bool) {
    if !selecting, !word, let selection { return move(to: selection.lowerBound, selecting: false) }
    move(to: word ? wordStart(before: caret) : caret - 1, selecting: selecting)
  }

  mutating func moveRight(word: Bool, selecting: Bool) {
    if !selecting, !word, let selection { return move(to: selection.upperBound, selecting: false) }
    move(to: word ? wordEnd(after: caret) : caret + 1, selecting: selecting)
  }

  mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  private func wordStart(before index: Int) -> Int {
    var index = index
    while index > 0, !isWord(characters[index - 1]) { index -= 1 }
    while index > 0, isWord(characters[index - 1]) { index -= 1 }
    return index
  }

  private func wordEnd(after index: Int) -> Int {
    var index = index
    while index < characters.count, !isWord(characters[index]) { index += 1 }
    while index < characters.count, isWord(characters[index]) { index += 1 }
    return index
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  // MARK: Undo

  private mutating func remember(typing: Bool) {
    undoSteps.append(Step(characters: characters, caret: caret))
    if undoSteps.count > Self.mostUndoSteps { undoSteps.removeFirst() }
    redoSteps = []
    isTyping = typing
  }

  mutating func undo() { restore(from: \.undoSteps, into: \.redoSteps) }
  mutating func redo() { restore(from: \.redoSteps, into: \.undoSteps) }

  private mutating func restore(
    from steps: WritableKeyPath<Self, [Step]>, into others: WritableKeyPath<Self, [Step]>
  ) {
    guard let step = self[keyPath: steps].popLast() else { return }
    self[keyPath: others].append(Step(characters: characters, caret: caret))
    (characters, caret) = (step.characters, step.caret)
    anchor = nil
    isTyping = false
  }
}
