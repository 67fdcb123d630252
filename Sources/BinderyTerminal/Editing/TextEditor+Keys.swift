extension TextEditor {
  /// Performs the action of a key in a text, as readline and desktop fields do.
  ///
  /// - Returns: whether the key has an action.
  mutating func handle(_ press: KeyPress) -> Bool {
    let isWord = !press.modifiers.isDisjoint(with: [.control, .alt])
    let selects = press.modifiers.contains(.shift)
    switch press.key {
    case .left: moveLeft(word: isWord, selecting: selects)
    case .right: moveRight(word: isWord, selecting: selects)
    case .home: move(to: lineStart, selecting: selects)
    case .end: move(to: lineEnd, selecting: selects)
    case .up, .down:
      guard isMultiline else { return false }
      return moveLine(by: press.key == .up ? -1 : 1, selecting: selects)
    case .backspace: deleteBackward(word: isWord)
    case .delete: deleteForward(word: isWord)
    case .enter:
      guard isMultiline else { return false }
      insert("\n")
    case .character(let character) where press.modifiers.isDisjoint(with: [.control, .alt, .command]):
      insert(String(character))
    case .character(let character): return handle(character, press.modifiers)
    default: return false
    }
    return true
  }

  private mutating func handle(_ character: Character, _ modifiers: KeyModifiers) -> Bool {
    switch (character, modifiers.contains(.control)) {
    case ("a", true): selectAll()
    case ("e", true): move(to: lineEnd, selecting: false)
    case ("k", true): deleteToEnd()
    case ("u", true): deleteToStart()
    case ("w", true): deleteBackward(word: true)
    case ("z", true) where modifiers.contains(.shift), ("y", true): redo()
    case ("z", true), ("_", true), ("-", true): undo()
    case ("b", false): moveLeft(word: true, selecting: false)
    case ("f", false): moveRight(word: true, selecting: false)
    case ("d", false): deleteForward(word: true)
    default: return false
    }
    return true
  }

  private var lineStart: Int { (characters[..<caret].lastIndex(of: "\n") ?? -1) + 1 }
  private var lineEnd: Int { characters[caret...].firstIndex(of: "\n") ?? characters.count }

  private mutating func moveLine(by count: Int, selecting: Bool) -> Bool {
    let column = caret - lineStart
    if count < 0 {
      guard lineStart > 0 else { return false }
      let start = (characters[..<(lineStart - 1)].lastIndex(of: "\n") ?? -1) + 1
      move(to: min(start + column, lineStart - 1), selecting: selecting)
    } else {
      guard lineEnd < characters.count else { return false }
      let start = lineEnd + 1
      let end = characters[start...].firstIndex(of: "\n") ?? characters.count
      move(to: min(start + column, end), selecting: selecting)
    }
    return true
  }
}
