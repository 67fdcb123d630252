/// Content, and something that belongs to it but stands elsewhere: in the toolbar, or over everything.
struct Attached<Content: View, Attachment: View>: View {
  let content: Content
  /// Where the attachment stands.
  let place: @MainActor (MountContext) -> MountContext
  @ViewBuilder let attachment: @MainActor () -> Attachment
}

extension Attached: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = AttachedSlot(tree: context.tree)
    slot.child = context.mount(content, before: before)
    let block = BlockSlot(attachment, in: place(context))
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

/// Has no parent for its attachment: that stands last in another element.
private final class AttachedSlot: WrapperSlot {
  unowned let tree: ViewTree
  var attachment: Slot?

  init(tree: ViewTree) { self.tree = tree }

  override func unmount() {
    if let attachment { tree.remove(attachment) }
    attachment = nil
    super.unmount()
  }
}
