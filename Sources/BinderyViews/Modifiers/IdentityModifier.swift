extension View {
  /// Ties the view to an identity: if it changes, the view is replaced by another one with new
  /// state.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: AnyHashable(id)) }
}

private struct Identified<Content: View>: View {
  let content: Content
  let id: AnyHashable
}

extension Identified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = IdentitySlot(id, in: context.surroundings.scrollTargets)
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: IdentitySlot.self).update(
      id, in: context.tree, update: { context.update($0, to: content) },
      mount: { context.mount(content, before: $0) })
  }
}
