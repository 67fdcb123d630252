public import Bindery
public import BinderyViews
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

  /// Creates a field for a value that a format writes and parses. Invalid input is not written.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    let typed = TypedText(format)
    self.init(
      label(),
      text: Binding(
        get: {
          let now = value.wrappedValue
          // Typed text is unchanged while it has the same value: "1." does not become "1".
          if let text = typed.text, typed.value == now { return text }
          return typed.localized().format(now)
        },
        set: { text in
          guard let parsed = try? typed.format.parseStrategy.parse(text) else { return }
          typed.text = text
          typed.value = parsed
          value.wrappedValue = parsed
        }),
      prompt: prompt)
  }

  /// Creates a field for a value that a format writes and parses; an empty field is nil.
  /// The label is looked up in the app's translations.
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Format.FormatInput?>,
    format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(label().words, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that a format writes and parses; an empty field is nil.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Format.FormatInput?>,
    format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    let typed = TypedText(format)
    self.init(
      label(),
      text: Binding(
        get: {
          guard let now = value.wrappedValue else { return "" }
          if let text = typed.text, typed.value == now { return text }
          return typed.localized().format(now)
        },
        set: { text in
          guard let parsed = try? typed.format.parseStrategy.parse(text) else {
            if text.isEmpty { value.wrappedValue = nil }
            return
          }
          typed.text = text
          typed.value = parsed
          value.wrappedValue = parsed
        }),
      prompt: prompt)
  }

  /// Creates a field for a number that a formatter writes and parses.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Double>,
    formatter: NumberFormatter
  ) {
    self.init(label().words, value: value, formatter: formatter)
  }

  /// Creates a field for a number that a formatter writes and parses.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Double>,
    formatter: NumberFormatter
  ) {
    self.init(
      label(),
      text: Binding(
        get: { formatter.string(from: NSNumber(value: value.wrappedValue)) ?? "" },
        set: { if let number = formatter.number(from: $0) { value.wrappedValue = number.doubleValue } }))
  }

  /// Creates a field for a whole number that a formatter writes and parses.
  /// The label is looked up in the app's translations.
  public init<Value: FixedWidthInteger>(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    formatter: NumberFormatter
  ) {
    self.init(label().words, value: value, formatter: formatter)
  }

  /// Creates a field for a whole number that a formatter writes and parses.
  @_disfavoredOverload
  public init<Value: FixedWidthInteger>(
    _ label: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    formatter: NumberFormatter
  ) {
    self.init(
      label(),
      text: Binding(
        get: { formatter.string(from: NSNumber(value: Int64(clamping: value.wrappedValue))) ?? "" },
        set: {
          guard let number = formatter.number(from: $0), let whole = Value(exactly: number.int64Value)
          else { return }
          value.wrappedValue = whole
        }))
  }
}

/// The typed text of a field, the value that it was parsed to, and the format in the language of the field's place.
@MainActor
private final class TypedText<Format: ParseableFormatStyle> {
  private(set) var format: Format
  private let original: Format
  var text: String?
  var value: Format.FormatInput?

  init(_ format: Format) {
    self.format = format
    original = format
  }

  /// Returns the format for the place that is evaluated, by which typed text is read as well.
  func localized() -> Format {
    format = FormatRegion.current.localized(original)
    return format
  }
}

/// A field of several lines.
public struct TextEditor: View {
  let text: Binding<String>

  /// Edits a text.
  public init(text: Binding<String>) { self.text = text }

  /// The field.
  public var body: some View { TextField("", text: text, axis: .vertical).accessibilityLabel("Text") }
}
