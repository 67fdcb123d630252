/// Words of a screen: runs of letters and digits. Marks such as `▾`, which only one host draws, are none.
enum Words {
  static func of(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The first of some words that does not follow those before it in a text that may have more words in between.
  static func firstMissing(of words: [String], in text: [String]) -> String? {
    var rest = text[...]
    for word in words {
      guard let index = rest.firstIndex(of: word) else { return word }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  /// How often each word is in one list more than in another.
  static func missing(of words: [String], in text: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    for word in text { counts[word, default: 0] -= 1 }
    return counts.filter { $0.value > 0 }
  }
}
