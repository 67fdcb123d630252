/// The slot of a container's block, which runs again when a value that its `if`, `switch`, `for` or `let`
/// read changes.
final class BlockSlot<Content: View>: LiveSlot {
  private var content: @MainActor () -> Content

  init(_ content: @escaping @MainActor () -> Content, in context: MountContext) {
    self.content = content
    super.init(in: context)
  }

  override func evaluate(before: Node?) { show(before: before) { content() } }

  func update(_ content: @escaping @MainActor () -> Content, in context: MountContext) {
    self.content = content
    self.context = context.deeper()
    mount(before: nil)
  }
}
