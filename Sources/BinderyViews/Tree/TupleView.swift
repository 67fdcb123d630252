/// Several views in sequence, from a block.
public struct TupleView<each Content: View>: View {
  @usableFromInline let content: (repeat each Content)

  @inlinable
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// The first view.
  @MainActor
  package var first: AnyView {
    for view in repeat each content { return AnyView(view) }
    return AnyView(EmptyView())
  }
}

extension TupleView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SequenceSlot()
    repeat slot.append(context.mount(each content, before: before))
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slots = unsafeDowncast(slot, to: SequenceSlot.self).children
    var index = 0
    repeat (
      context.update(slots[index], to: each content),
      index += 1
    ).1
  }
}
