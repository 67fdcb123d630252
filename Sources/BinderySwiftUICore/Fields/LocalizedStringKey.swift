public import BinderyViews
public import Foundation

extension Text {
  /// Shows the words of a key with its values, which are tracked.
  public init(_ key: @autoclosure @escaping @MainActor () -> LocalizedStringKey) { self.init(key().words) }
}

/// Words with values: `"\(count) books"`, `"\(price, specifier: "%.2f") €"`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The words with the values in them.
  let words: String

  /// The words of a key that is known at run time only.
  public init(_ value: String) { words = value }

  public init(stringLiteral value: String) { words = value }

  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  /// Collects the words and values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var words = ""

    public init(literalCapacity: Int, interpolationCount: Int) { words.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { words += literal }

    /// Adds a value in words.
    public mutating func appendInterpolation<Value>(_ value: Value) { words += "\(value)" }

    /// Adds a number as a C format says: `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      words += String(format: specifier, value)
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      words += format.format(value)
    }

    /// Adds a date as a formatter writes it.
    public mutating func appendInterpolation(_ value: Date, formatter: DateFormatter) {
      words += formatter.string(from: value)
    }

    /// Adds a number as a formatter writes it.
    public mutating func appendInterpolation(_ value: NSNumber, formatter: NumberFormatter) {
      words += formatter.string(from: value) ?? "\(value)"
    }
  }
}

extension View {
  /// Sets the title of the screen. The key is tracked.
  @_disfavoredOverload
  public func navigationTitle(_ key: @autoclosure @escaping @MainActor () -> LocalizedStringKey) -> some View
  {
    navigationTitle(key().words)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a title and a value as a format writes it, both tracked.
  public init<Format: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    value: @autoclosure @escaping @MainActor () -> Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(title(), value: format.format(value()))
  }
}
