public import BinderyViews
public import Foundation

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a title and a value as a format writes it, both tracked. The title is looked up in the app's translations.
  public init<Format: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    value: @autoclosure @escaping @MainActor () -> Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title().words, value: value(), format: format)
  }

  /// Shows a title and a value as a format writes it, both tracked.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    value: @autoclosure @escaping @MainActor () -> Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value(), format: format) }, label: { Text(title()) })
  }
}
