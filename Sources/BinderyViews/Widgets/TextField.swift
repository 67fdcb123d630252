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

  /// Creates a field.
  /// The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - text: the text, read and written.
  ///   - prompt: the placeholder of the empty field; that of a search is its label, unless there is one.
  ///   - kind: the kind of text in the field.
  ///   - axis: the direction in which the field grows: with `vertical`, it may have several lines.
  ///   - onEditingChanged: receives true when the field gets the focus, and false when it loses it.
  ///   - onCommit: runs at return, as ``View/onSubmit(of:_:)`` does.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, text: Binding<String>,
    prompt: Text? = nil, kind: FieldKind = .plain, axis: Axis = .horizontal,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      label().words, text: text, prompt: prompt, kind: kind, axis: axis, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field. The label is tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>, prompt: Text? = nil,
    kind: FieldKind = .plain, axis: Axis = .horizontal, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.kind = axis == .vertical ? .multiline : kind
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates the field of a searchable view.
  init(searching text: Binding<String>, prompt: @escaping @MainActor () -> String) {
    self.init(prompt(), text: text, kind: .search)
    isSearch = true
  }
}

extension TextField: ElementView {
  func role(in context: MountContext) -> Role { .textField }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let text = text
    element.bind(.label, label)
    if let prompt {
      element.bind(.placeholder) { prompt.plainText }
    } else if kind == .search {
      // A search field has a sign in the place of its label.
      element.bind(.placeholder, label)
    }
    if kind != .plain { element.set(.fieldKind, kind) }
    element.isSearch = isSearch
    element.bind(.fieldText) { text.wrappedValue }
    if let onCommit { element.also(.submit) { _, slot in if slot.admitsSubmission() { onCommit() } } }
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
