public import Bindery

extension View {
  /// Asks or says something while a value is true; each button answers, and closes it.
  ///
  /// - Parameters:
  ///   - title: the question. What it reads is tracked.
  ///   - isPresented: whether it is shown; answering sets it to false.
  ///   - actions: buttons; a field may stand before them.
  ///   - message: what there is to know.
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    presenting(isPresented) {
      Presented(role: .alert, title: title, isPresented: isPresented, closesOnAnswer: true) {
        message()
        actions()
      }
    }
  }

  /// Asks or says something, without more words than the title.
  public func alert<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title(), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Offers a choice of buttons while a value is true; each closes it.
  public func confirmationDialog<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    presenting(isPresented) {
      Presented(
        role: .actionSheet, title: title, isPresented: isPresented, closesOnAnswer: true, content: actions)
    }
  }

  /// Asks for one line of text while a value is true.
  ///
  /// - Parameters:
  ///   - title: the question.
  ///   - message: what there is to know.
  ///   - isPresented: whether it is shown; answering sets it to false.
  ///   - hint: shown in the empty field.
  ///   - text: what the field holds at first.
  ///   - action: the title of the button that takes the text.
  ///   - perform: takes the text, empty or not.
  public func prompt(
    _ title: String, message: String = "", isPresented: Binding<Bool>, hint: String = "", text: String = "",
    action: String, perform: @escaping @MainActor (String) -> Void
  ) -> some View {
    presenting(isPresented) {
      Presented(role: .alert, title: { title }, isPresented: isPresented, closesOnAnswer: true) {
        PromptContent(
          title: title, message: message, hint: hint, text: text, action: action,
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
  let perform: @MainActor (String) -> Void
  @Environment(\.dismiss) private var dismiss

  init(
    title: String, message: String, hint: String, text: String, action: String,
    perform: @escaping @MainActor (String) -> Void
  ) {
    self.title = title
    self.message = message
    self.hint = hint
    _text = State(wrappedValue: text)
    self.action = action
    self.perform = perform
  }

  var body: some View {
    if !message.isEmpty { Text(message) }
    TextField(title, text: $text, prompt: hint.isEmpty ? nil : hint)
      .autofocus()
      .onSubmit {
        perform(text)
        dismiss()
      }
    Button("Cancel", role: .cancel) {}
    Button(action) { perform(text) }
      .buttonStyle(.borderedProminent)
  }
}
