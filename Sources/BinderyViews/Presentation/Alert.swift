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
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    alert(title().words, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a question or message, whose title is a string or a text, while a value is true. Each button closes it.
  @_disfavoredOverload
  public func alert<Title: TitleSource, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.alert, { Title.words(of: title()) }, isPresented, message, addsCancel: false) {
      if Actions.self == EmptyView.self { Button("OK", role: .cancel) {} } else { actions() }
    }
  }

  /// Shows a question or message about a value while there is one. Each button closes it.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the question; it is tracked.
  ///   - isPresented: whether the alert is shown; answering sets it to false.
  ///   - subject: the value; without one, nothing is shown.
  ///   - actions: returns the buttons for the value.
  ///   - message: returns additional information about the value.
  public func alert<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    alert(title().words, isPresented: isPresented, presenting: subject(), actions: actions, message: message)
  }

  /// Shows a question or message about a value, whose title is a string or a text, while there is one. Each button closes it.
  @_disfavoredOverload
  public func alert<Title: TitleSource, Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Title, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    asking(.alert, { Title.words(of: title()) }, isPresented, about: subject, message, actions)
  }

  /// Shows a question about a value, without a message, while there is one. The title is looked up in the app's translations.
  public func alert<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    alert(title().words, isPresented: isPresented, presenting: subject(), actions: actions)
  }

  /// Shows a question about a value, without a message, while there is one. The title is a string or a text.
  @_disfavoredOverload
  public func alert<Title: TitleSource, Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> Title, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    alert(title(), isPresented: isPresented, presenting: subject(), actions: actions) { _ in EmptyView() }
  }

  /// Shows an error while a value is true; the description of the error is the title.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is shown; answering sets it to false.
  ///   - error: the error; without one, nothing is shown.
  ///   - actions: returns the buttons for the error.
  ///   - message: returns additional information about the error.
  public func alert<Failure: Error, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: @autoclosure @escaping @MainActor () -> Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      error().map { "\($0.localizedDescription)" } as String? ?? "", isPresented: isPresented,
      presenting: error(), actions: actions, message: message)
  }

  /// Shows an error while a value is true; the description of the error is the title.
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
  ///   - isPresented: whether the choice is shown; answering sets it to false.
  ///   - titleVisibility: accepted without effect: the title is always shown.
  ///   - actions: the buttons. Cancel is added, unless one of them has the role.
  ///   - message: additional information.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.actionSheet, { title().words }, isPresented, message, addsCancel: true, actions)
  }

  /// Shows a choice between buttons, whose title is a string or a text, while a value is true. Each button closes it.
  @_disfavoredOverload
  public func confirmationDialog<Title: TitleSource, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asking(.actionSheet, { Title.words(of: title()) }, isPresented, message, addsCancel: true, actions)
  }

  /// Shows a choice about a value while there is one. Each button closes it.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the question; it is tracked.
  ///   - isPresented: whether the choice is shown; answering sets it to false.
  ///   - titleVisibility: accepted without effect: the title is always shown.
  ///   - subject: the value; without one, nothing is shown.
  ///   - actions: returns the buttons for the value. Cancel is added, unless one of them has the role.
  ///   - message: returns additional information about the value.
  public func confirmationDialog<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    asking(.actionSheet, { title().words }, isPresented, about: subject, message, actions)
  }

  /// Shows a choice about a value, whose title is a string or a text, while there is one. Each button closes it.
  @_disfavoredOverload
  public func confirmationDialog<Title: TitleSource, Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    asking(.actionSheet, { Title.words(of: title()) }, isPresented, about: subject, message, actions)
  }

  /// Shows a choice about a value, without a message, while there is one. The title is looked up in the app's translations.
  public func confirmationDialog<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    confirmationDialog(title().words, isPresented: isPresented, presenting: subject(), actions: actions)
  }

  /// Shows a choice about a value, without a message, while there is one. The title is a string or a text.
  @_disfavoredOverload
  public func confirmationDialog<Title: TitleSource, Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    confirmationDialog(title(), isPresented: isPresented, presenting: subject(), actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows the buttons of a menu while a value is true.
  func menu<Actions: View>(
    _ title: @escaping @MainActor () -> String, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asking(.actionSheet, title, isPresented, { EmptyView() }, addsCancel: false, actions)
  }

  /// Shows a message and buttons over everything while a value is true.
  private func asking<Actions: View, Message: View>(
    _ role: Role, _ title: @escaping @MainActor () -> String, _ isPresented: Binding<Bool>,
    _ message: @escaping @MainActor () -> Message, addsCancel: Bool,
    @ViewBuilder _ actions: @escaping @MainActor () -> Actions
  ) -> some View {
    presenting(isPresented) {
      Presented(role: role, title: title, isPresented: isPresented, closesOnAnswer: true) {
        message()
        actions()
        if addsCancel { CancelUnlessThere() }
      }
    }
  }

  /// Shows a message and buttons about a value over everything while a value is true.
  private func asking<Subject, Actions: View, Message: View>(
    _ role: Role, _ title: @escaping @MainActor () -> String, _ isPresented: Binding<Bool>,
    about subject: @escaping @MainActor () -> Subject?,
    _ message: @escaping @MainActor (Subject) -> Message,
    _ actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    presenting(isPresented) {
      if let subject = subject() {
        Presented(role: role, title: title, isPresented: isPresented, closesOnAnswer: true) {
          message(subject)
          actions(subject)
          if role == .actionSheet { CancelUnlessThere() }
        }
      }
    }
  }
}

/// The button that closes a choice without an answer, unless there is one among the buttons before it.
private struct CancelUnlessThere: View {}

extension CancelUnlessThere: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = WrapperSlot()
    if !context.node.children.contains(where: { $0[.buttonRole] == .cancel }) {
      slot.child = context.mount(Button("Cancel", role: .cancel) {}, before: before)
    }
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {}
}
