public import Bindery
internal import Foundation

extension View {
  /// Shows a question or message while a value is true. Each button closes it.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the question; it is tracked.
  ///   - isPresented: whether the alert is shown; answering sets it to false.
  ///   - actions: the buttons; `OK` by default. A field can come before them.
  ///   - message: additional information.
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(title().words, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a question or message while a value is true. Each button closes it.
  ///
  /// - Parameters:
  ///   - title: the question; it is tracked.
  ///   - isPresented: whether the alert is shown; answering sets it to false.
  ///   - actions: the buttons; `OK` by default. A field can come before them.
  ///   - message: additional information.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    presenting(isPresented) {
      Presented(role: .alert, title: title, isPresented: isPresented, closesOnAnswer: true) {
        message()
        if Actions.self == EmptyView.self { Button("OK", role: .cancel) {} } else { actions() }
      }
    }
  }

  /// Shows a question or message without additional information.
  /// The title is looked up in the app's translations.
  public func alert<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title().words, isPresented: isPresented, actions: actions)
  }

  /// Shows a question or message without additional information.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title(), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a question or message about a value while `isPresented` is true and the value is not nil. The title is
  /// looked up in the app's translations.
  public func alert<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    alert(title().words, isPresented: isPresented, presenting: subject(), actions: actions, message: message)
  }

  /// Shows a question or message about a value while `isPresented` is true and the value is not
  /// nil.
  @_disfavoredOverload
  public func alert<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    presenting(isPresented) {
      if let subject = subject() {
        Presented(role: .alert, title: title, isPresented: isPresented, closesOnAnswer: true) {
          message(subject)
          actions(subject)
        }
      }
    }
  }

  /// Shows a question or message about a value, without additional information.
  /// The title is looked up in the app's translations.
  public func alert<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    alert(title().words, isPresented: isPresented, presenting: subject(), actions: actions)
  }

  /// Shows a question or message about a value, without additional information.
  @_disfavoredOverload
  public func alert<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    alert(title(), isPresented: isPresented, presenting: subject(), actions: actions) { _ in EmptyView() }
  }

  /// Shows an error while a value is true and the error is not nil. The error's description is the
  /// title.
  public func alert<Failure: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: @autoclosure @escaping @MainActor () -> Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      error().map { "\($0.localizedDescription)" } ?? "", isPresented: isPresented, presenting: error(),
      actions: actions, message: message)
  }

  /// Shows an error while a value is true and the error is not nil. The error's description is the
  /// title.
  public func alert<Failure: Error, Actions: View>(
    isPresented: Binding<Bool>, error: @autoclosure @escaping @MainActor () -> Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error()) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows a choice between buttons while a value is true. Each button closes it.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the question; it is tracked.
  ///   - isPresented: whether it is shown; answering sets it to false.
  ///   - titleVisibility: accepted without effect: hosts always show the title.
  ///   - actions: the buttons.
  ///   - message: additional information.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    confirmationDialog(
      title().words, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a choice between buttons while a value is true. Each button closes it.
  ///
  /// - Parameters:
  ///   - title: the question; it is tracked.
  ///   - isPresented: whether it is shown; answering sets it to false.
  ///   - titleVisibility: accepted without effect: hosts always show the title.
  ///   - actions: the buttons.
  ///   - message: additional information.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    presenting(isPresented) {
      Presented(role: .actionSheet, title: title, isPresented: isPresented, closesOnAnswer: true) {
        message()
        actions()
      }
    }
  }

  /// Shows a choice between buttons while a value is true, without additional information.
  /// The title is looked up in the app's translations.
  public func confirmationDialog<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(
      title().words, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice between buttons while a value is true, without additional information.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(title(), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    {
      EmptyView()
    }
  }

  /// Shows a choice about a value while `isPresented` is true and the value is not nil.
  /// The title is looked up in the app's translations.
  public func confirmationDialog<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    confirmationDialog(
      title().words, isPresented: isPresented, titleVisibility: titleVisibility, presenting: subject(),
      actions: actions, message: message)
  }

  /// Shows a choice about a value while `isPresented` is true and the value is not nil.
  @_disfavoredOverload
  public func confirmationDialog<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    presenting(isPresented) {
      if let subject = subject() {
        Presented(role: .actionSheet, title: title, isPresented: isPresented, closesOnAnswer: true) {
          message(subject)
          actions(subject)
        }
      }
    }
  }

  /// Shows a choice about a value, without additional information.
  /// The title is looked up in the app's translations.
  public func confirmationDialog<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    confirmationDialog(
      title().words, isPresented: isPresented, titleVisibility: titleVisibility, presenting: subject(),
      actions: actions)
  }

  /// Shows a choice about a value, without additional information.
  @_disfavoredOverload
  public func confirmationDialog<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    confirmationDialog(
      title(), isPresented: isPresented, titleVisibility: titleVisibility, presenting: subject(),
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

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
