internal import Foundation

/// Inserts arguments into a text: `%@`, `%lld`, `%2$@`, `%.1f`, `%%`, `%#@name@` and, in a substitution, `%arg`.
struct TextFormatter {
  let arguments: [StringArgument]
  let rule: PluralRule

  /// Returns the text of an entry.
  func text(of entry: StringCatalog.Entry) -> String {
    // Without arguments, percent signs are literal.
    if arguments.isEmpty, entry.substitutions.isEmpty { return choice(entry.value, count: nil) }
    let count = arguments.first { $0.count != nil }?.count
    return fill(choice(entry.value, count: count), entry.substitutions)
  }

  /// Returns the text for a number. The form `zero` also applies to languages without that category, as in Apple's
  /// catalogs.
  private func choice(_ variations: StringCatalog.Variations, count: Double?) -> String {
    switch variations {
    case .text(let text): return text
    case .plural(let forms):
      if count == 0, let zero = forms[.zero] { return zero }
      let category = count.map(rule.category) ?? .other
      return forms[category] ?? forms[.other] ?? ""
    }
  }

  private func fill(_ text: String, _ substitutions: [String: StringCatalog.Substitution]) -> String {
    var result = ""
    var rest = text[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if let match = rest.prefixMatch(of: /(?:(\d+)\$)?#@([^@]+)@/) {
        rest = rest[match.range.upperBound...]
        let index =
          substitutions[String(match.2)]?.argument.map { $0 - 1 }
          ?? match.1.flatMap { Int($0) }.map { $0 - 1 }
        result += substituted(substitutions[String(match.2)], at: index ?? next)
        if index == nil { next += 1 }
      } else if let match = rest.prefixMatch(
        of: /(?:(\d+)\$)?([-+ 0#]*)(\d*)(?:\.(\d+))?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXofFeEgGsc])/)
      {
        rest = rest[match.range.upperBound...]
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        if match.1 == nil { next += 1 }
        result += value(
          at: index, digits: match.4.flatMap { Int($0) }, width: Int(match.3) ?? 0, flags: match.2)
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private func substituted(_ substitution: StringCatalog.Substitution?, at index: Int) -> String {
    guard let substitution, arguments.indices.contains(index) else { return "" }
    let form = choice(substitution.variations, count: arguments[index].count)
    let written = value(at: index, digits: nil, width: 0, flags: "")
    return form.replacing("%arg", with: written).replacing("%\(substitution.specifier)", with: written)
  }

  /// Returns the argument as text; empty if it does not exist, because the text does not match the key.
  private func value(at index: Int, digits: Int?, width: Int, flags: Substring) -> String {
    guard arguments.indices.contains(index) else { return "" }
    let written =
      switch arguments[index] {
      case .integer(let number): digits == nil ? String(number) : fixed(Double(number), digits)
      case .number(let number): fixed(number, digits)
      case .text(let text): text
      }
    guard written.count < width else { return written }
    let padding = String(repeating: flags.contains("0") ? "0" : " ", count: width - written.count)
    return flags.contains("-") ? written + padding : padding + written
  }

  private func fixed(_ number: Double, _ digits: Int?) -> String {
    String(format: "%.\(min(digits ?? 6, 60))f", number)
  }
}
