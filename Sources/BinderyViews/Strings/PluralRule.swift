internal import Foundation

/// The plural categories of the Unicode CLDR.
enum PluralCategory: String, Sendable, CodingKeyRepresentable, Codable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// The plural rule of a language: the cardinal rules of the Unicode CLDR for integers. Fractions use `other`, except below two in French
/// and Portuguese.
struct PluralRule: Sendable {
  let language: String

  /// Creates the rule of a language: `pt` for `pt-BR`.
  init(language: String) {
    self.language = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
  }

  /// Returns the category of a number.
  func category(of number: Double) -> PluralCategory {
    let size = abs(number)
    if ["fr", "pt", "hy", "ff", "kab"].contains(language) { return size < 2 ? .one : .other }
    guard size == size.rounded(), size < 1e15 else { return .other }
    let whole = Int(size)
    let tens = whole % 100
    let units = whole % 10
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yo":
      return .other
    case "ru", "uk", "be":
      return slavic(units, tens, rest: .many)
    case "sr", "hr", "bs", "sh":
      return slavic(units, tens, rest: .other)
    case "pl":
      if whole == 1 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk":
      return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case "sl":
      return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case "lt":
      if (11...19).contains(tens) || units == 0 { return .other }
      return units == 1 ? .one : .few
    case "lv":
      if units == 0 || (11...19).contains(tens) { return .zero }
      return units == 1 ? .one : .other
    case "ro":
      if whole == 1 { return .one }
      return whole == 0 || (1...19).contains(tens) ? .few : .other
    case "ar":
      return arabic(whole, tens)
    case "he", "iw":
      return whole == 1 ? .one : whole == 2 ? .two : .other
    case "ga":
      return whole == 1
        ? .one
        : whole == 2 ? .two : (3...6).contains(whole) ? .few : (7...10).contains(whole) ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "mr", "zu", "am":
      return whole <= 1 ? .one : .other
    default:
      return whole == 1 ? .one : .other
    }
  }

  private func slavic(_ units: Int, _ tens: Int, rest: PluralCategory) -> PluralCategory {
    if units == 1, tens != 11 { return .one }
    return (2...4).contains(units) && !(12...14).contains(tens) ? .few : rest
  }

  private func arabic(_ whole: Int, _ tens: Int) -> PluralCategory {
    switch whole {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
    }
  }
}
