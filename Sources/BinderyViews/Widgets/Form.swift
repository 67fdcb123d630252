public import Foundation

/// Controls for data entry, in rows and sections. A button with the role ``ButtonRole/submit`` submits them, unless a field is invalid:
/// ``View/invalid(_:)``.
public struct Form<Content: View>: View {
  let content: @MainActor () -> Content

  /// Groups the controls of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  public var body: some View { FormScope(content: List(content: content)) }
}

/// A label and a value beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: @MainActor () -> Label
  let content: @MainActor () -> Content

  /// Shows the views of two blocks.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.content = content
  }

  public var body: some View {
    HStack {
      label()
      Spacer()
      content()
    }
  }
}

extension LabeledContent where Label == Text {
  /// Shows a title, which is tracked, and the content of a block.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title().words, content: content)
  }

  /// Shows a title, which is tracked, and the content of a block.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title()) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a title and a value, both tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    value: @autoclosure @escaping @MainActor () -> String
  ) {
    self.init(title().words, value: value())
  }

  /// Shows a title and a value, both tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    value: @autoclosure @escaping @MainActor () -> String
  ) {
    self.init(content: { Text(value()) }, label: { Text(title()) })
  }

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
