/// A view whose type is known only at run time. When its type changes, its state is lost.
public struct AnyView: View {
  let content: any View

  /// Erases the type of a view.
  public init(_ content: some View) {
    self.content = content
  }

  /// Erases the type of a view.
  public init(erasing content: some View) { self.init(content) }
}

extension AnyView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = BranchSlot()
    slot.type = ObjectIdentifier(type(of: content))
    slot.show(context.mount(content, before: before), branch: 1)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: BranchSlot.self)
    let type = ObjectIdentifier(type(of: content))
    if slot.type == type, let child = slot.child {
      context.update(child, to: content)
      return
    }
    if let child = slot.child { context.tree.remove(child) }
    slot.type = type
    slot.show(context.mount(content, before: slot.parent?.node(after: slot)), branch: 1)
  }
}
