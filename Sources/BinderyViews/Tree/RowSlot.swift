/// One row of a ``ForEach``: a live block with its element.
final class RowSlot<Element, Content: View>: LiveSlot {
  private(set) var element: Element
  private var content: @MainActor (Element) -> Content
  private var own: [ElementModifier] = []

  init(_ element: Element, _ content: @escaping @MainActor (Element) -> Content, in context: MountContext) {
    self.element = element
    self.content = content
    super.init(in: context)
  }

  /// Adds a modifier of the list, which applies for the lifetime of the row.
  func add(_ modifier: ElementModifier) {
    own.append(modifier)
    context.modifiers = ModifierList(modifier, outer: context.modifiers)
  }

  private func modified(_ context: MountContext) -> MountContext {
    var context = context
    for modifier in own { context.modifiers = ModifierList(modifier, outer: context.modifiers) }
    return context
  }

  override func evaluate(before: Node?) { show(before: before) { content(element) } }

  /// - Parameter always: whether the closure was replaced, so that the row runs again even if the element is
  ///   equal.
  func update(
    _ element: Element, _ content: @escaping @MainActor (Element) -> Content, in context: MountContext,
    always: Bool
  ) {
    if !always, areEqual(self.element, element) { return }
    self.element = element
    self.content = content
    let sight = self.context.sight
    self.context = modified(context.deeper())
    self.context.sight = sight
    mount(before: nil)
  }
}
