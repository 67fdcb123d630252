extension View {
  /// Ties the view to an identity: with another one, it is another view, whose state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: AnyHashable(id)) }
}

private struct Identified<Content: View>: View {
  let content: Content
  let id: AnyHashable
}

extension Identified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = IdentitySlot(id)
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: IdentitySlot.self)
    guard let child = slot.child else { return }
    if slot.id == id {
      context.update(child, to: content)
      return
    }
    slot.id = id
    context.tree.remove(child)
    slot.child = nil
    slot.child = context.mount(content, before: slot.parent?.node(after: slot))
  }
}

private final class IdentitySlot: WrapperSlot {
  var id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }
}
