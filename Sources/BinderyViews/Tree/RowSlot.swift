/// One row of a ``ForEach``: a live block with its element.
final class RowSlot<Element, Content: View>: LiveSlot {
  private var element: Element
  private var content: @MainActor (Element) -> Content
  private var context: MountContext
  private var own: ElementModifier?

  init(_ element: Element, _ content: @escaping @MainActor (Element) -> Content, in context: MountContext) {
    self.element = element
    self.content = content
    self.context = context.deeper()
  }

  /// Adds a modifier of the list's own, which holds for as long as the row does.
  func add(_ modifier: ElementModifier) {
    own = modifier
    context = modified(context)
  }

  private func modified(_ context: MountContext) -> MountContext {
    guard let own else { return context }
    var context = context
    context.modifiers = ModifierList(own, outer: context.modifiers)
    return context
  }

  func mount(before: Node?) {
    run(
      before: before, context: { [unowned self] in context }, evaluate: { [unowned self] in content(element) }
    )
  }

  /// - Parameter always: whether the closure is a new one, so that an equal element says nothing.
  func update(
    _ element: Element, _ content: @escaping @MainActor (Element) -> Content, in context: MountContext,
    always: Bool
  ) {
    if !always, areEqual(self.element, element) { return }
    self.element = element
    self.content = content
    self.context = modified(context.deeper())
    mount(before: nil)
  }
}
