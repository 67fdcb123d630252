public import Bindery

/// A choice between several values. Its options are texts, each with a ``View/tag(_:)``.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: @MainActor () -> String
  let selection: Binding<SelectionValue>
  let content: @MainActor () -> Content

  /// Creates a picker with the label of a block, of which hosts show the text.
  ///
  /// - Parameters:
  ///   - selection: the tag of the selected option, read and written.
  ///   - content: the options.
  ///   - label: the label; it is tracked.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = { PlainLabel(label()).title }
    self.selection = selection
    self.content = content
  }

  /// Creates a picker whose label is a view, of which hosts show the text.
  public init(
    selection: Binding<SelectionValue>, label: @autoclosure @escaping @MainActor () -> Label,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker.
  /// The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - selection: the tag of the selected option, read and written.
  ///   - content: the options.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(label().words, selection: selection, content: content)
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - selection: the tag of the selected option, read and written.
  ///   - content: the options.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<SelectionValue>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker where Label == BinderyViews.Label<Text, Image> {
  /// Creates a picker whose label has the icon of an SF Symbol. The title is looked up in the app's translations; hosts show its words.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String, selection: Binding<SelectionValue>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(selection: selection, content: content) {
      BinderyViews.Label(title(), systemImage: name())
    }
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
  /// Sets the value of this option in a ``Picker``, or of this page in a ``TabView``. By default, the rows of a
  /// ``ForEach`` have their
  /// identity as a tag.
  public func tag<Value: Hashable>(_ value: Value) -> some View {
    Tagged(content: self, tag: value)
  }
}

/// A view with a tag.
@MainActor
protocol Tagging { var tag: AnyHashable { get } }

struct Tagged<Content: View>: View, Tagging {
  let content: Content
  let tag: AnyHashable
}

extension Tagged: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    tagged(in: context).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) { tagged(in: context).update(slot, in: context) }

  private func tagged(in context: MountContext) -> ModifiedElements<Content> {
    // Outside of options and rows, a tag selects a page.
    let target = context.tagTarget
    let choice = target == nil ? nil : context.surroundings.choice
    return ModifiedElements(
      content: content,
      modifier: ElementModifier(tag: tag, choice: choice, target: target ?? .element))
  }
}

extension MountContext {
  /// The element that a tag selects here: an option, or a row of a list; `nil` if there is neither.
  var tagTarget: ElementModifier.Target? {
    switch container {
    case .options: return .element
    case .rows: return .ownRow
    case .lazy, .plain: return nil
    }
  }
}

extension ElementModifier {
  /// Sets the tag of an element.
  @MainActor
  init(tag: AnyHashable, choice: Choice?, target: Target = .element) {
    self.init(target: target) { element in
      element.tag = tag
      guard let choice else { return }
      element.bind(.isSelected) { choice.isChosen(tag) }
      element.on(.tap) { _, _ in choice.choose(tag) }
    }
  }
}

extension ViewTree {
  /// Selects an option if it belongs to this picker.
  func choose(_ option: NodeID, in picker: Node) {
    var next = node(option)
    while let node = next, node !== picker { next = node.parent }
    if next != nil { send(UserEvent(.tap, on: option)) }
  }
}
