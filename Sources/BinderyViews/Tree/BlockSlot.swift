/// The slot of a container's block, which runs again when a value that its `if`, `switch`, `for` or `let`
/// read changes.
final class BlockSlot<Content: View>: LiveSlot {
  private var content: @MainActor () -> Content
  private var context: MountContext

  init(_ content: @escaping @MainActor () -> Content, in context: MountContext) {
    self.content = content
    self.context = context.deeper()
  }

  func mount(before: Node?) {
    run(before: before, context: { [unowned self] in context }, evaluate: { [unowned self] in content() })
  }

  func update(_ content: @escaping @MainActor () -> Content, in context: MountContext) {
    self.content = content
    self.context = context.deeper()
    mount(before: nil)
  }
}
