/// The views of a `for` loop in a block, identified by position.
public struct ViewSequence<Content: View>: View {
  let content: [Content]

  init(_ content: [Content]) {
    self.content = content
  }
}

extension ViewSequence: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SequenceSlot()
    for view in content { slot.append(context.mount(view, before: before)) }
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: SequenceSlot.self)
    while slot.children.count > content.count {
      context.tree.remove(slot.children.removeLast())
    }
    for (index, child) in slot.children.enumerated() { context.update(child, to: content[index]) }
    for view in content.dropFirst(slot.children.count) {
      slot.append(context.mount(view, before: slot.parent?.node(after: slot)))
    }
  }
}
