public import Bindery

/// Text to edit.
public struct TextField: View {
  let label: @MainActor () -> String
  let text: Binding<String>
  let prompt: String?
  let kind: FieldKind

  /// Edits a text.
  ///
  /// - Parameters:
  ///   - label: what the field is for. What it reads is tracked.
  ///   - text: read and written.
  ///   - prompt: a hint inside the empty field.
  ///   - kind: what is typed into it.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, text: Binding<String>, prompt: String? = nil,
    kind: FieldKind = .plain
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.kind = kind
  }
}

extension TextField: ElementView {
  func role(in context: MountContext) -> Role { .textField }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let text = text
    element.bind(.label, label)
    element.set(.placeholder, prompt)
    if kind != .plain { element.set(.fieldKind, kind) }
    element.bind(.fieldText) { text.wrappedValue }
    element.on(.input) { action, slot in
      if case .input(let typed) = action { slot.echo(.fieldText, typed, to: text) }
    }
  }
}

/// Text to edit that is not shown.
public struct SecureField: View {
  let label: String
  let text: Binding<String>

  /// Edits a secret.
  public init(_ label: String, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  public var body: some View { TextField(label, text: text, kind: .secure) }
}

extension View {
  /// A search field above the content.
  ///
  /// - Parameters:
  ///   - text: read and written with each key.
  ///   - prompt: the hint inside the empty field, and its name.
  public func searchable(text: Binding<String>, prompt: String = "Search") -> some View {
    Searchable(content: self, text: text, prompt: prompt)
  }
}

/// A search field before content: other modifiers are about the content.
private struct Searchable<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String

  var field: TextField { TextField(prompt, text: text, prompt: prompt, kind: .search) }
}

extension Searchable: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SequenceSlot()
    slot.append(field.mount(in: context.besidesContent, before: before))
    slot.append(context.mount(content, before: before))
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slots = unsafeDowncast(slot, to: SequenceSlot.self).children
    field.update(slots[0], in: context.besidesContent)
    context.update(slots[1], to: content)
  }
}

extension MountContext {
  /// The context for what a modifier puts beside its content: of the other modifiers, it takes those for all inside.
  fileprivate var besidesContent: MountContext {
    var context = self
    context.modifiers = modifiers?.inherited
    return context
  }
}
