public import Bindery
public import Foundation

extension TextField {
  /// Creates a field for a value that a format writes and parses. Invalid input is not written.
  /// The label is looked up in the app's translations.
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Format.FormatInput>,
    format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(label().words, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that a format writes and parses. Invalid input is not written. The label is tracked.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Format.FormatInput>,
    format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(
      label(),
      value: Binding<Format.FormatInput?>(
        get: { value.wrappedValue }, set: { if let new = $0 { value.wrappedValue = new } }),
      format: format, prompt: prompt)
  }

  /// Creates a field for a value that a format writes and parses; an empty field is nil.
  /// The label is looked up in the app's translations.
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Format.FormatInput?>,
    format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(label().words, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that a format writes and parses; an empty field is nil. The label is tracked.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Format.FormatInput?>,
    format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    let typed = TypedText(format)
    self.init(
      label(),
      text: Binding(
        get: { typed.text(of: value.wrappedValue) },
        set: { text in
          if let parsed = typed.value(of: text) {
            value.wrappedValue = parsed
          } else if text.isEmpty {
            value.wrappedValue = nil
          }
        }),
      prompt: prompt)
  }

  /// Creates a field for a number that a formatter writes and parses.
  /// The label is looked up in the app's translations.
  public init<Value: ControlNumber>(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    formatter: NumberFormatter
  ) {
    self.init(label().words, value: value, formatter: formatter)
  }

  /// Creates a field for a number that a formatter writes and parses. The label is tracked.
  @_disfavoredOverload
  public init<Value: ControlNumber>(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    formatter: NumberFormatter
  ) {
    self.init(
      label(),
      text: Binding(
        get: { formatter.string(from: Value.foundationNumber(of: value.wrappedValue)) ?? "" },
        set: {
          guard let number = formatter.number(from: $0), let new = Value.number(ofFoundation: number)
          else { return }
          value.wrappedValue = new
        }))
  }
}

/// The typed text of a field, the value that it was parsed to, and the format in the language of the field's place.
@MainActor
private final class TypedText<Format: ParseableFormatStyle>
where Format.FormatOutput == String, Format.FormatInput: Equatable {
  private var format: Format
  private let original: Format
  private var typed: (text: String, value: Format.FormatInput)?

  init(_ format: Format) {
    self.format = format
    original = format
  }

  /// Returns the text of a value in the language of the place that is evaluated, in which typed text is read as well. Typed text is
  /// unchanged while it has the same value: "1." does not become "1".
  func text(of value: Format.FormatInput?) -> String {
    guard let value else { return "" }
    if let typed, typed.value == value { return typed.text }
    format = FormatRegion.current.localized(original)
    return format.format(value)
  }

  /// Returns the value of a typed text; nil for invalid input.
  func value(of text: String) -> Format.FormatInput? {
    guard let value = try? format.parseStrategy.parse(text) else { return nil }
    typed = (text, value)
    return value
  }
}
