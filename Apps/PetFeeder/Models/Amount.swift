internal import Foundation

/// Parses the amount of food in a meal as people write it: `Dry, 20g`, `2 x 85 g`, `1.5 kg`, `Chicken 3,5 oz`.
public enum Amount {
  /// The names of each unit and its weight in grams.
  private static let units: [(names: [String], grams: Double)] = [
    (["g", "gr", "gram", "grams"], 1), (["mg"], 0.001), (["kg", "kilo", "kilos"], 1000),
    (["oz", "ounce", "ounces"], 28.349523125), (["lb", "lbs", "pound", "pounds"], 453.59237),
  ]
  /// The greatest plausible amount in grams. A greater number means something else.
  private static let most = 100_000.0

  /// Returns the sum of all amounts in a text, in grams; nil if it contains none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func grams(in text: String) -> Double? {
    var sum = 0.0
    var isKnown = false
    var rest = text.prefix(1000).lowercased()[...]
    while let start = rest.firstIndex(where: isDigit) {
      // The 9 of `e9` and the 12 of `B12` are parts of words.
      let isInWord = start > rest.startIndex && rest[rest.index(before: start)].isLetter
      rest = rest[start...]
      guard !isInWord else {
        rest = rest.drop { isDigit($0) || $0.isLetter }
        continue
      }
      var number = takeNumber(&rest)
      var after = rest.drop(while: \.isWhitespace)
      if let times = after.first, times == "x" || times == "×" || times == "*" {
        after = after.dropFirst().drop(while: \.isWhitespace)
        if let next = after.first, isDigit(next) {
          number *= takeNumber(&after)
          rest = after
          after = rest.drop(while: \.isWhitespace)
        }
      }
      let word = String(after.prefix(while: \.isLetter))
      guard let unit = units.first(where: { $0.names.contains(word) }) else { continue }
      rest = after.dropFirst(word.count)
      let grams = number * unit.grams
      guard grams.isFinite, grams <= most else { continue }
      sum += grams
      isKnown = true
    }
    return isKnown ? sum : nil
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Removes leading digits, with a decimal point or comma, and returns their value.
  private static func takeNumber(_ rest: inout Substring) -> Double {
    var digits = String(rest.prefix(while: isDigit))
    rest = rest.dropFirst(digits.count)
    if let mark = rest.first, mark == "." || mark == ",", let next = rest.dropFirst().first, isDigit(next) {
      let decimals = rest.dropFirst().prefix(while: isDigit)
      digits += "." + decimals
      rest = rest.dropFirst(1 + decimals.count)
    }
    return Double(digits) ?? 0
  }
}
