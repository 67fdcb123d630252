public import Foundation

/// A text with interpolated values that is looked up in the app's translations: `"\(count) books"`, `"\(price, specifier: "%.2f") €"`.
///
/// The key of `"\(count) books"` is `%lld books`, as in SwiftUI. Without a translation, the text is shown as it is written.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  private let pieces: [Piece]

  /// Creates a key that is known only at run time.
  public init(_ value: String) { pieces = [.literal(value)] }

  public init(stringLiteral value: String) { pieces = [.literal(value)] }

  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// A part of the text.
  fileprivate enum Piece: Sendable, Equatable {
    case literal(String)
    /// A value, its form in a key (`%lld`), and its text.
    case value(StringArgument, specifier: String, words: String)
    /// A value whose text depends on the language.
    case formatted(@Sendable (FormatRegion) -> String)

    static func == (left: Piece, right: Piece) -> Bool {
      switch (left, right) {
      case (.literal(let left), .literal(let right)): left == right
      case (.value(let left, let leftSpecifier, _), .value(let right, let rightSpecifier, _)):
        left == right && leftSpecifier == rightSpecifier
      case (.formatted(let left), .formatted(let right)): left(.process) == right(.process)
      default: false
      }
    }

  }

  /// Returns the text in a language.
  ///
  /// - Parameters:
  ///   - region: the format of values.
  ///   - translated: returns the translation of a key with its arguments, if any.
  func words(in region: FormatRegion, translated: (String, [StringArgument]) -> String?) -> String {
    if pieces.count == 1, case .literal(let text) = pieces[0] { return translated(text, []) ?? text }
    return translated(key, arguments(in: region)) ?? untranslated(in: region)
  }

  private var key: String {
    pieces.reduce(into: "") { key, piece in
      switch piece {
      // Few have one, and a search in characters takes long.
      case .literal(let text):
        key += text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
      case .value(_, let specifier, _): key += specifier
      case .formatted: key += "%@"
      }
    }
  }

  private func arguments(in region: FormatRegion) -> [StringArgument] {
    pieces.compactMap { piece in
      switch piece {
      case .literal: nil
      case .value(let value, _, _): value
      case .formatted(let words): .text(words(region))
      }
    }
  }

  /// Returns the text as it is written.
  func untranslated(in region: FormatRegion) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let words), .value(_, _, let words): text += words
      case .formatted(let words): text += words(region)
      }
    }
  }

  /// Collects the texts and values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ value: String) { add(.text(value), "%@", value) }

    /// Adds a whole number, which decides the plural.
    @_specialize(where Value == Int)
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      add(.integer(Int(clamping: value)), Value.isSigned ? "%lld" : "%llu", value.description)
    }

    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      add(.number(Double(value)), Value.self == Float.self ? "%f" : "%lf", "\(value)")
    }

    /// Adds the description of another value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { appendInterpolation("\(value)") }

    /// Adds a number in a C format: `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let argument: StringArgument =
        switch value {
        case let value as any BinaryInteger: .integer(Int(clamping: value))
        case let value as any BinaryFloatingPoint: .number(Double(value))
        default: .text("\(value)")
        }
      add(argument, specifier, String(format: specifier, value))
    }

    /// Adds a value in a format, which follows the language of the place except for what it sets itself.
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Sendable, Format.FormatOutput == String {
      append { $0.localized(format).format(value) }
    }

    /// Adds text that depends on the region.
    mutating func append(_ words: @escaping @Sendable (FormatRegion) -> String) {
      pieces.append(.formatted(words))
    }

    /// Adds a date as a formatter writes it.
    public mutating func appendInterpolation(_ value: Date, formatter: DateFormatter) {
      appendInterpolation(formatter.string(from: value))
    }

    /// Adds a number as a formatter writes it.
    public mutating func appendInterpolation(_ value: NSNumber, formatter: NumberFormatter) {
      appendInterpolation(formatter.string(from: value) ?? "\(value)")
    }

    private mutating func add(_ value: StringArgument, _ specifier: String, _ words: String) {
      pieces.append(.value(value, specifier: specifier, words: words))
    }
  }
}
