public import Bindery

extension View {
  /// Asks for one line of text while a value is true.
  ///
  /// - Parameters:
  ///   - title: the question.
  ///   - message: additional information.
  ///   - isPresented: whether the alert is shown; answering sets it to false.
  ///   - hint: the placeholder of the empty field.
  ///   - text: the initial content of the field.
  ///   - action: the title of the button that submits the text.
  ///   - isValid: whether a text can be submitted; its reads are tracked.
  ///   - perform: receives the text.
  public func prompt(
    _ title: String, message: String = "", isPresented: Binding<Bool>, hint: String = "", text: String = "",
    action: String, isValid: @escaping @MainActor (String) -> Bool = { _ in true },
    perform: @escaping @MainActor (String) -> Void
  ) -> some View {
    presenting(isPresented) {
      Presented(role: .alert, title: { title }, isPresented: isPresented, closesOnAnswer: true) {
        PromptContent(
          title: title, message: message, hint: hint, text: text, action: action, isValid: isValid,
          perform: perform)
      }
    }
  }
}

/// The field and buttons of a prompt.
private struct PromptContent: View {
  let title: String
  let message: String
  let hint: String
  @State private var text: String
  let action: String
  let isValid: @MainActor (String) -> Bool
  let perform: @MainActor (String) -> Void
  @Environment(\.dismiss) private var dismiss

  init(
    title: String, message: String, hint: String, text: String, action: String,
    isValid: @escaping @MainActor (String) -> Bool, perform: @escaping @MainActor (String) -> Void
  ) {
    self.title = title
    self.message = message
    self.hint = hint
    _text = State(wrappedValue: text)
    self.action = action
    self.isValid = isValid
    self.perform = perform
  }

  var body: some View {
    if !message.isEmpty { Text(message) }
    TextField(title, text: $text, prompt: hint.isEmpty ? nil : Text(hint))
      .autofocus()
      .onSubmit {
        guard isValid(text) else { return }
        perform(text)
        dismiss()
      }
    Button("Cancel", role: .cancel) {}
    Button(action) { perform(text) }
      .buttonStyle(.borderedProminent)
      .disabled(!isValid(text))
  }
}
