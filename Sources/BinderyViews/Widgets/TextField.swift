public import Bindery

/// A field with one line of editable text.
public struct TextField: View {
  let label: @MainActor () -> String
  let text: Binding<String>
  let prompt: Text?
  let kind: FieldKind
  private var onCommit: (() -> Void)?
  private var onEditingChanged: ((Bool) -> Void)?
  /// Whether it is the field of a searchable view.
  private(set) var isSearch = false

  /// Creates a field, with the interface of 2019.
  /// The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - text: the text, read and written.
  ///   - onEditingChanged: receives true when the field gets the focus, and false when it loses it.
  ///   - onCommit: runs at return.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(label().words, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field, with the interface of 2019.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - text: the text, read and written.
  ///   - onEditingChanged: receives true when the field gets the focus, and false when it loses it.
  ///   - onCommit: runs at return.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(label(), text: text)
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a field that runs a closure at return.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label().words, text: text, onCommit: onCommit)
  }

  /// Creates a field that runs a closure at return.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label(), text: text)
    self.onCommit = onCommit
  }

  /// Creates a field.
  /// The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - text: the text, read and written.
  ///   - prompt: the placeholder of the empty field.
  ///   - kind: the kind of text in the field.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>,
    prompt: Text? = nil, kind: FieldKind = .plain
  ) {
    self.init(label().words, text: text, prompt: prompt, kind: kind)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - text: the text, read and written.
  ///   - prompt: the placeholder of the empty field.
  ///   - kind: the kind of text in the field.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>, prompt: Text? = nil,
    kind: FieldKind = .plain
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.kind = kind
  }

  /// Creates a field that may grow to several lines.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>,
    prompt: Text? = nil, axis: Axis
  ) {
    self.init(label().words, text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field that may grow to several lines.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(label(), text: text, prompt: prompt, kind: axis == .vertical ? .multiline : .plain)
  }

  /// Creates the field of a searchable view.
  init(searching text: Binding<String>, prompt: @escaping @MainActor () -> String) {
    self.init(prompt(), text: text, prompt: Text(verbatim: prompt()), kind: .search)
    isSearch = true
  }
}

extension TextField: ElementView {
  func role(in context: MountContext) -> Role { .textField }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let text = text
    element.bind(.label, label)
    if let prompt { element.bind(.placeholder) { prompt.plainText } }
    if kind != .plain { element.set(.fieldKind, kind) }
    element.isSearch = isSearch
    element.bind(.fieldText) { text.wrappedValue }
    if let onCommit { element.also(.submit) { _, _ in onCommit() } }
    if let onEditingChanged {
      element.also(.focus) { action, _ in
        if case .focus(let isFocused) = action { onEditingChanged(isFocused) }
      }
    }
    element.on(.input) { action, slot in
      guard case .input(let typed) = action else { return }
      if let refusal = slot.node.refusal(of: typed) {
        slot.refuse(.fieldText, typed, because: refusal, keeping: { text.wrappedValue })
      } else {
        slot.echo(.fieldText, typed, to: text)
      }
    }
  }
}

extension TextField {
  /// Creates a field with the text of a label, and a prompt for the empty field. The label's reads are tracked.
  public init<Label: View>(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, text: text, prompt: prompt)
  }
}

/// A field that hides its text.
public struct SecureField: View {
  let label: @MainActor () -> String
  let text: Binding<String>
  var prompt: Text?

  /// Creates a field for a secret. The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>
  ) {
    self.init(label().words, text: text)
  }

  /// Creates a field for a secret. The label is tracked.
  @_disfavoredOverload
  public init(_ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  /// Creates a field for a secret. The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - text: the text, read and written.
  ///   - prompt: the placeholder of the empty field.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(label().words) }
  }

  /// Creates a field for a secret. The label is tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(label()) }
  }

  /// Creates a field for a secret with the text of a label, which is tracked.
  public init<Label: View>(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = { PlainLabel(label()).title }
    self.text = text
    self.prompt = prompt
  }

  public var body: some View { TextField(label(), text: text, prompt: prompt, kind: .secure) }
}
