/// Content with an attachment that is shown elsewhere: in the toolbar, or over everything.
struct Attached<Content: View, Attachment: View>: View {
  let content: Content
  /// Returns the context in which the attachment is shown.
  let place: @MainActor (MountContext) -> MountContext
  @ViewBuilder let attachment: @MainActor () -> Attachment
}

extension Attached: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = AttachedSlot(tree: context.tree)
    slot.child = context.mount(content, before: before)
    let block = BlockSlot(attachment, in: place(context))
    block.parent = slot
    slot.attachment = block
    block.mount(before: nil)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: AttachedSlot.self)
    if let child = slot.child { context.update(child, to: content) }
    if let block = slot.attachment {
      unsafeDowncast(block, to: BlockSlot<Attachment>.self).update(attachment, in: place(context))
    }
  }
}

/// The attachment is the last child of another element.
private final class AttachedSlot: WrapperSlot {
  unowned let tree: ViewTree
  var attachment: Slot?

  init(tree: ViewTree) { self.tree = tree }

  override func node(after child: Slot) -> Node? { child === attachment ? nil : super.node(after: child) }

  override func identify(_ child: Slot, in name: inout StableName) { name.add(child === attachment ? 1 : 0) }

  override func unmount() {
    if let attachment { tree.remove(attachment) }
    attachment = nil
    super.unmount()
  }
}
