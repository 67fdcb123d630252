/// The words of a screen: runs of letters and digits. Symbols such as `▾` and `ⓘ`, which only one host draws, do not count.
enum Words {
  static func of(_ text: String) -> [String] {
    text.split { $0.isSymbol || !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns the first word that does not follow the previous ones in a text, which may have other words in between.
  static func firstMissing(of words: [String], in text: [String]) -> String? {
    var rest = text[...]
    for word in words {
      guard let index = rest.firstIndex(of: word) else { return word }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  /// Returns the surplus of each word in one list over another.
  static func missing(of words: [String], in text: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    for word in text { counts[word, default: 0] -= 1 }
    return counts.filter { $0.value > 0 }
  }
}
