public import Bindery

/// A field that hides its text.
public struct SecureField: View {
  let label: @MainActor () -> String
  let text: Binding<String>
  let prompt: Text?

  /// Creates a field for a secret. The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - text: the text, read and written.
  ///   - prompt: the placeholder of the empty field.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(label().words, text: text, prompt: prompt)
  }

  /// Creates a field for a secret. The label is tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>, prompt: Text? = nil
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
  }

  /// Creates a field for a secret with the text of a label, which is tracked.
  public init<Label: View>(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, text: text, prompt: prompt)
  }

  public var body: some View { TextField(label(), text: text, prompt: prompt, kind: .secure) }
}
