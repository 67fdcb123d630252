public import Bindery
public import BinderyViews
public import Foundation

// Titles and labels in the forms that SwiftUI offers beside a key. Hosts show the words of a label.

extension View {
  /// Shows a question or message whose title is a text, which is tracked.
  public func alert<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(PlainLabel(title()).title, isPresented: isPresented, actions: actions)
  }

  /// Shows a question or message whose title is a text, which is tracked.
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(PlainLabel(title()).title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a choice between buttons whose title is a text, which is tracked.
  ///
  /// - Parameter titleVisibility: accepted without effect: hosts always show the title.
  public func confirmationDialog<Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(PlainLabel(title()).title, isPresented: isPresented, actions: actions)
  }

  /// Shows a choice between buttons whose title is a text, which is tracked.
  ///
  /// - Parameter titleVisibility: accepted without effect: hosts always show the title.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    confirmationDialog(
      PlainLabel(title()).title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a question or message about a value, whose title is a text, which is tracked.
  public func alert<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    alert(PlainLabel(title()).title, isPresented: isPresented, presenting: subject(), actions: actions)
  }

  /// Shows a question or message about a value, whose title is a text, which is tracked.
  public func alert<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    alert(
      PlainLabel(title()).title, isPresented: isPresented, presenting: subject(), actions: actions,
      message: message)
  }

  /// Shows a choice about a value, whose title is a text, which is tracked.
  ///
  /// - Parameter titleVisibility: accepted without effect: hosts always show the title.
  public func confirmationDialog<Subject, Actions: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions
  ) -> some View {
    confirmationDialog(
      PlainLabel(title()).title, isPresented: isPresented, presenting: subject(), actions: actions)
  }

  /// Shows a choice about a value, whose title is a text, which is tracked.
  ///
  /// - Parameter titleVisibility: accepted without effect: hosts always show the title.
  public func confirmationDialog<Subject, Actions: View, Message: View>(
    _ title: @autoclosure @escaping @MainActor () -> Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting subject: @autoclosure @escaping @MainActor () -> Subject?,
    @ViewBuilder actions: @escaping @MainActor (Subject) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Subject) -> Message
  ) -> some View {
    confirmationDialog(
      PlainLabel(title()).title, isPresented: isPresented, presenting: subject(), actions: actions,
      message: message)
  }
}

extension DatePicker {
  /// Chooses a date, in the ``EnvironmentValues/timeZone`` of the place, with the words of a label.
  public init<Label: View>(
    selection: Binding<Date>, displayedComponents components: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, selection: selection, displayedComponents: components)
  }

  /// Chooses a date in a range, in the ``EnvironmentValues/timeZone`` of the place, with the words of a label.
  public init<Label: View>(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date not before an instant, in the ``EnvironmentValues/timeZone`` of the place, with the words of a label.
  public init<Label: View>(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date not after an instant, in the ``EnvironmentValues/timeZone`` of the place, with the words of a label.
  public init<Label: View>(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, selection: selection, in: range, displayedComponents: components)
  }
}

extension NavigationLink where Label == Text {
  /// A link with the interface of 2019: shows a screen while a value is true, and sets the value to true when pressed.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title()) }
  }

  /// A link with the interface of 2019: shows a screen while the selection is its tag, and selects the tag when pressed.
  /// The title is looked up in the app's translations.
  public init<Tag: Hashable>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title()) }
  }
}

extension Picker where Label == Text {
  /// Chooses between the views of a block. The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - systemImage: accepted without effect: hosts show the words.
  ///   - selection: the value of the chosen view.
  ///   - content: the choices.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title(), selection: selection, content: content)
  }
}
