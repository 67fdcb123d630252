/// The text of a field with its caret, selection and undo. It is a value: every key changes it
/// without side effects.
struct TextEditor: Equatable {
  /// The maximum length of the text, in UTF-16 code units, as views count it.
  var limit = 40_000
  private static let mostUndoSteps = 200
  /// The maximum number of characters that undo holds; the oldest steps are forgotten first.
  static let mostUndoCharacters = 160_000

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

  /// A change: where it is, what was there before, and how much is there now.
  private struct Step: Equatable {
    let start: Int
    let removed: [Character]
    var added: Int
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
    let place = caret
    let next = Array(text)
    let start = zip(characters, next).prefix { $0 == $1 }.count
    let same = zip(characters[start...].reversed(), next[start...].reversed()).prefix { $0 == $1 }
      .count
    change(start..<characters.count - same, to: next[start..<next.count - same], typing: false)
    caret = wasAtEnd ? characters.count : min(place, characters.count)
  }

  // MARK: Changes

  /// Inserts a text instead of the selection.
  ///
  /// - Returns: whether it fits.
  @discardableResult
  mutating func insert(_ text: String) -> Bool {
    let added = isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 })
    let range = selection ?? caret..<caret
    guard !added.isEmpty else { return true }
    let before = Self.length(of: characters[...])
    let length = before - Self.length(of: characters[range]) + added.utf16.count
    guard length <= limit || length < before else { return false }
    // Combining marks that are typed after their letter join it.
    let start = max(0, range.lowerBound - 1)
    let joined = Array(String(characters[start..<range.lowerBound]) + added)
    let isOne = added.count == 1 && added != " " && selection == nil
    change(start..<range.upperBound, to: joined[...], typing: isOne)
    return true
  }

  private static func length(of text: ArraySlice<Character>) -> Int {
    text.reduce(0) { $0 + $1.utf16.count }
  }

  mutating func deleteBackward(word: Bool = false) {
    delete { editor in
      editor.caret = word ? editor.wordStart(before: editor.caret) : max(0, editor.caret - 1)
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
    if let range = moved.selection { change(range, to: [], typing: false) }
  }

  /// Replaces a part of the text, after which the caret is.
  private mutating func change(_ range: Range<Int>, to text: ArraySlice<Character>, typing: Bool) {
    if typing, isTyping, let last = undoSteps.last, last.start + last.added == range.upperBound {
      undoSteps[undoSteps.count - 1].added += text.count - range.count
    } else {
      remember(
        Step(
          start: range.lowerBound, removed: Array(characters[range]), added: text.count,
          caret: caret))
    }
    isTyping = typing
    characters.replaceSubrange(range, with: text)
    caret = range.lowerBound + text.count
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

  /// The number of characters that undo and redo hold.
  var heldCharacters: Int { (undoSteps + redoSteps).reduce(0) { $0 + $1.removed.count } }

  private mutating func remember(_ step: Step) {
    redoSteps = []
    undoSteps.append(step)
    while undoSteps.count > Self.mostUndoSteps
      || undoSteps.count > 1 && heldCharacters > Self.mostUndoCharacters
    {
      undoSteps.removeFirst()
    }
  }

  mutating func undo() { restore(from: \.undoSteps, into: \.redoSteps) }
  mutating func redo() { restore(from: \.redoSteps, into: \.undoSteps) }

  private mutating func restore(
    from steps: WritableKeyPath<Self, [Step]>, into others: WritableKeyPath<Self, [Step]>
  ) {
    guard let step = self[keyPath: steps].popLast() else { return }
    let range = step.start..<step.start + step.added
    self[keyPath: others].append(
      Step(
        start: step.start, removed: Array(characters[range]), added: step.removed.count,
        caret: caret))
    characters.replaceSubrange(range, with: step.removed)
    caret = step.caret
    anchor = nil
    isTyping = false
  }
}
