public import Bindery
public import BinderyViews

/// A question or message, in the interface of 2019: the value that `alert(isPresented:content:)`
/// shows.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a message with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates a question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// A button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// The button “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// A choice, in the interface of 2019: the value that `actionSheet(isPresented:content:)` shows.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or action sheet.
private struct Answers: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension View {
  /// Shows an alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert) -> some View {
    alert(content().title, isPresented: isPresented) {
      Answers(buttons: content().buttons)
    } message: {
      content().message
    }
  }

  /// Shows an alert for an item while it is not nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    let shown = { @MainActor in item.wrappedValue.map(content) }
    return alert(shown()?.title ?? Text(""), isPresented: item.isThere(), presenting: shown()) {
      Answers(buttons: $0.buttons)
    } message: {
      $0.message
    }
  }

  /// Shows an action sheet while a value is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    confirmationDialog(content().title, isPresented: isPresented) {
      Answers(buttons: content().buttons)
    } message: {
      content().message
    }
  }

  /// Shows an action sheet for an item while it is not nil.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    let shown = { @MainActor in item.wrappedValue.map(content) }
    return confirmationDialog(
      shown()?.title ?? Text(""), isPresented: item.isThere(), presenting: shown()
    ) {
      Answers(buttons: $0.buttons)
    } message: {
      $0.message
    }
  }
}

@MainActor
extension Binding {
  /// Whether the item is not nil; setting false makes it nil.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
