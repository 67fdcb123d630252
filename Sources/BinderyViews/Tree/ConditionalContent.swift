/// One of two views, from `if` … `else` and `switch`.
public enum ConditionalContent<First: View, Second: View>: View {
  case first(First)
  case second(Second)
}

extension ConditionalContent: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = BranchSlot()
    show(in: slot, context, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: BranchSlot.self)
    switch (self, slot.branch) {
    case (.first(let view), 1):
      if let child = slot.child { context.update(child, to: view) }
    case (.second(let view), 2):
      if let child = slot.child { context.update(child, to: view) }
    default:
      if let child = slot.child { context.tree.remove(child) }
      show(in: slot, context, before: slot.parent?.node(after: slot))
    }
  }

  private func show(in slot: BranchSlot, _ context: MountContext, before: Node?) {
    switch self {
    case .first(let view): slot.show(context.mount(view, before: before), branch: 1)
    case .second(let view): slot.show(context.mount(view, before: before), branch: 2)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = BranchSlot()
    if let view = self { slot.show(context.mount(view, before: before), branch: 1) }
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: BranchSlot.self)
    switch (self, slot.child) {
    case (nil, nil): break
    case (nil, let child?):
      context.tree.remove(child)
      slot.show(nil, branch: 0)
    case (let view?, nil):
      slot.show(context.mount(view, before: slot.parent?.node(after: slot)), branch: 1)
    case (let view?, let child?):
      context.update(child, to: view)
    }
  }
}
