/// The translations of an app's texts, from `.xcstrings`, `.strings` and `.stringsdict` files.
///
///     let catalog = try StringCatalog(folder: resources)
///     catalog.string("%lld books", [.integer(3)], languages: ["fr"])   // "3 livres"
///
/// A key is looked up in each language in order, a regional one also in its base language (`pt-BR`, then `pt`), and finally in
/// the source language.
public struct StringCatalog: Sendable {
  /// The language of the keys.
  public private(set) var sourceLanguage: String
  /// The entries by language and key.
  var entries: [String: [String: Entry]] = [:]

  /// One text in one language.
  struct Entry: Sendable, Equatable {
    var value: Variations
    /// The parts of the text that depend on one argument each, by name.
    var substitutions: [String: Substitution] = [:]
  }

  /// A text, or one for each plural category.
  enum Variations: Sendable, Equatable {
    case text(String)
    case plural([PluralCategory: String])
  }

  /// A part of a text that depends on an argument.
  struct Substitution: Sendable, Equatable {
    /// The index of the argument, from 1; nil for the one at this position.
    var argument: Int?
    /// The format specifier of the argument: `lld`.
    var specifier: String
    var variations: Variations
  }

  /// Creates a catalog without texts.
  public init(sourceLanguage: String = "en") { self.sourceLanguage = sourceLanguage }

  /// Whether there is no text in any language.
  public var isEmpty: Bool { entries.isEmpty }

  /// The languages that have texts.
  public var languages: [String] { entries.keys.sorted() }

  /// Adds the texts of another catalog, which replace existing ones.
  public mutating func add(_ other: StringCatalog) {
    for (language, texts) in other.entries { entries[language, default: [:]].merge(texts) { $1 } }
  }

  /// Returns the text of a key with its arguments.
  ///
  /// - Parameters:
  ///   - key: The key as SwiftUI forms it, such as `%lld books` for `"\(count) books"`.
  ///   - arguments: The values of the specifiers, in the order of the key.
  ///   - languages: The preferred languages such as `pt-BR`, best first.
  /// - Returns: The text; nil if neither these languages nor the source language contains the key.
  public func string(_ key: String, _ arguments: [StringArgument] = [], languages: [String]) -> String? {
    guard !isEmpty else { return nil }
    for language in languages.flatMap(Self.fallbacks) + [sourceLanguage] {
      guard let texts = entry(key, language: language) else {
        // In this language, the key itself is the text.
        if language.lowercased() == sourceLanguage.lowercased() { return nil }
        continue
      }
      return TextFormatter(arguments: arguments, rule: PluralRule(language: language)).text(of: texts)
    }
    return nil
  }

  /// Returns the first preferred language that has texts, otherwise the source language; nil if the catalog is empty.
  public func language(for wanted: [String]) -> String? {
    if isEmpty { return nil }
    let known = Set(entries.keys.map { $0.lowercased() } + [sourceLanguage.lowercased()])
    return wanted.flatMap(Self.fallbacks).first { known.contains($0.lowercased()) } ?? sourceLanguage
  }

  private func entry(_ key: String, language: String) -> Entry? {
    entries.first { $0.key.lowercased() == language.lowercased() }?.value[key]
  }

  /// Returns a language and its less specific forms: `zh-Hant-TW`, `zh-Hant`, `zh`.
  private static func fallbacks(of language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }
}

/// The value of a specifier in a key.
public enum StringArgument: Sendable, Hashable {
  case integer(Int)
  case number(Double)
  case text(String)

  /// The number that determines the plural; nil for other values.
  var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .text: nil
    }
  }
}
