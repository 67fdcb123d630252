/// One row of a ``ForEach``: a live block with its element.
final class RowSlot<Element, Content: View>: LiveSlot {
  private var element: Element
  private var content: @MainActor (Element) -> Content
  private var context: MountContext

  init(_ element: Element, _ content: @escaping @MainActor (Element) -> Content, in context: MountContext) {
    self.element = element
    self.content = content
    self.context = context.deeper()
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
    self.context = context.deeper()
    mount(before: nil)
  }
}
