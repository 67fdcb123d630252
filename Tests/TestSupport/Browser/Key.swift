/// A key of the keyboard, in the terms of DOM key events.
struct Key: Sendable {
  /// The DOM `key`: `a`, `Enter`.
  let key: String
  /// The DOM `code`: `KeyA`.
  let code: String
  /// The legacy key code, which browsers still use.
  let number: Int
  /// The text that it types, if any.
  let text: String?

  /// The key with a name or for a character.
  static func named(_ name: String) -> Key {
    if let number = numbers[name] {
      return Key(key: name, code: name, number: number, text: name == "Enter" ? "\r" : nil)
    }
    guard let character = name.first, let ascii = character.asciiValue else {
      return Key(key: name, code: "", number: 0, text: name)
    }
    if name == " " { return Key(key: " ", code: "Space", number: 32, text: " ") }
    if character.isLetter {
      let letter = name.uppercased()
      return Key(key: name, code: "Key\(letter)", number: Int(letter.utf8.first ?? ascii), text: name)
    }
    if character.isNumber { return Key(key: name, code: "Digit\(name)", number: Int(ascii), text: name) }
    // Other characters have no key code here, because their numbers belong to keys that browsers act on.
    return Key(key: name, code: "", number: 0, text: name)
  }

  private static let numbers = [
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
  ]
}
