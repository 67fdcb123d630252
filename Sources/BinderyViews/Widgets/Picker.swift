public import Bindery

/// One of several. Its choices are texts, each with a ``View/tag(_:)``.
public struct Picker<Selection: Hashable, Content: View>: View {
  let label: @MainActor () -> String
  let selection: Binding<Selection>
  let content: @MainActor () -> Content

  /// Chooses a value.
  ///
  /// - Parameters:
  ///   - label: what is chosen. What it reads is tracked.
  ///   - selection: the tag of the chosen one, read and written.
  ///   - content: the choices.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Selection>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: ElementView {
  func role(in context: MountContext) -> Role { .picker }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.label, label)
    element.on(.select) { action, slot in
      if case .select(let option) = action { slot.tree.choose(option, in: slot.node) }
    }
  }

  var block: (@MainActor () -> Content)? { content }
  var container: MountContext.Container { .options }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    context.inside(slot.node, container: .options).surrounded { $0.choice = Choice(selection) }
  }
}

extension View {
  /// The value of this choice in a ``Picker``.
  public func tag<Value: Hashable & Sendable>(_ value: Value) -> some View {
    Tagged(content: self, tag: value)
  }

  /// How each picker inside offers its choices.
  public func pickerStyle(_ style: PickerStyle) -> some View { all(.picker) { $0.set(.pickerStyle, style) } }
}

struct Tagged<Content: View>: View {
  let content: Content
  let tag: AnyHashable
}

extension Tagged: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    tagged(in: context).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) { tagged(in: context).update(slot, in: context) }

  private func tagged(in context: MountContext) -> ModifiedContent<Content> {
    let tag = tag
    let choice = context.surroundings.choice
    return ModifiedContent(
      content: content,
      modifier: ElementModifier { element in
        guard let choice else { return }
        element.bind(.isOn) { choice.isChosen(tag) }
        element.on(.tap) { _, _ in choice.choose(tag) }
      })
  }
}

extension ViewTree {
  /// Chooses an option, if it is one of this picker.
  func choose(_ option: NodeID, in picker: Node) {
    var next = node(option)
    while let node = next, node !== picker { next = node.parent }
    if next != nil { send(UserEvent(.tap, on: option)) }
  }
}
