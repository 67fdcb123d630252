internal import Bindery

/// The content of a form, whose fields are submitted together.
struct FormScope<Content: View>: View {
  let content: Content
}

extension FormScope: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = FormSlot()
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let child = unsafeDowncast(slot, to: FormSlot.self).child { context.update(child, to: content) }
  }
}

/// The slot of a form.
private final class FormSlot: WrapperSlot {}

extension ElementSlot {
  /// Whether what a person submits with the element may run. If a field of its form has a fault, all faults of the form are shown, and the
  /// first field with one gets the focus.
  ///
  /// Without a form, a button submits the sheet or the screen that it is on.
  func admitsSubmission() -> Bool {
    form(orScreen: node.role == .button).map(tree.admitsSubmission) ?? true
  }

  private func form(orScreen: Bool) -> Slot? {
    var slot: Slot = self
    while let parent = slot.parent {
      slot = parent
      if slot is FormSlot { return slot }
      switch (slot as? ElementSlot)?.node.role {
      case .sheet, .alert, .actionSheet: return slot
      case .screen, .window: return orScreen ? slot : nil
      default: break
      }
    }
    return nil
  }
}

extension Slot {
  /// Whether a slot is this one or around it.
  func isInside(_ outer: Slot) -> Bool {
    var slot: Slot? = self
    while let next = slot, next !== outer { slot = next.parent }
    return slot != nil
  }
}
