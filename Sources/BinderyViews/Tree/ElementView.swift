/// A view that is one element: a role, properties, events and perhaps a block of content.
@MainActor
protocol ElementView: Primitive {
  associatedtype Content: View = EmptyView

  /// What it is. It does not change while the view is mounted.
  func role(in context: MountContext) -> Role

  /// What it shows and takes.
  func describe(_ element: inout ElementDescription, in context: MountContext)

  /// Its content, if it has any.
  var block: (@MainActor () -> Content)? { get }

  /// How its content is to stand.
  var container: MountContext.Container { get }

  /// The context for its content; ``MountContext/inside(_:container:)`` unless it adds something of its own.
  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext

  /// Whether a list takes it as it is, without a row around it.
  var isListPart: Bool { get }
}

extension ElementView where Content == EmptyView {
  var block: (@MainActor () -> EmptyView)? { nil }
}

extension ElementView {
  var container: MountContext.Container { .plain }
  var isListPart: Bool { false }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    context.inside(slot.node, container: container)
  }

  func mount(in context: MountContext, before: Node?) -> Slot {
    guard context.container == .rows, !isListPart else {
      return mountElement(in: context, before: before) { $0.fits($1) }
    }
    let row = ElementSlot(.row, in: context, before: before)
    let description = bindRow(row, in: context)
    row.child = mountElement(in: context.inside(row.node, keepingModifiersOf: context), before: nil) {
      $0.fitsInsideRow($1)
    }
    row.attach(description.attachment, in: context.apart(in: row.node))
    return row
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: ElementSlot.self)
    guard context.container == .rows, !isListPart, let inner = slot.child else {
      updateElement(slot, in: context) { $0.fits($1) }
      return
    }
    let description = bindRow(slot, in: context)
    updateElement(
      unsafeDowncast(inner, to: ElementSlot.self), in: context.inside(slot.node, keepingModifiersOf: context)
    ) { $0.fitsInsideRow($1) }
    slot.attach(description.attachment, in: context.apart(in: slot.node))
  }

  private func bindRow(_ row: ElementSlot, in context: MountContext) -> ElementDescription {
    var description = ElementDescription()
    context.modifiers?.apply(to: &description) { $0.fitsRow }
    row.bind(description, depth: context.bindingDepth)
    return description
  }

  private func mountElement(
    in context: MountContext, before: Node?, wants: (ElementModifier.Target, Role) -> Bool
  ) -> Slot {
    let slot = ElementSlot(role(in: context), in: context, before: before)
    let description = description(in: context, wants: wants)
    slot.bind(description, depth: context.bindingDepth)
    if let block {
      let content = BlockSlot(block, in: contextForContent(context, slot: slot))
      slot.child = content
      content.mount(before: nil)
    }
    slot.attach(description.attachment, in: context.apart(in: slot.node))
    return slot
  }

  private func updateElement(
    _ slot: ElementSlot, in context: MountContext, wants: (ElementModifier.Target, Role) -> Bool
  ) {
    let description = description(in: context, wants: wants)
    slot.bind(description, depth: context.bindingDepth)
    if let block, let content = slot.child {
      unsafeDowncast(content, to: BlockSlot<Content>.self).update(
        block, in: contextForContent(context, slot: slot))
    }
    slot.attach(description.attachment, in: context.apart(in: slot.node))
  }

  private func description(
    in context: MountContext, wants: (ElementModifier.Target, Role) -> Bool
  ) -> ElementDescription {
    var description = ElementDescription()
    describe(&description, in: context)
    let role = role(in: context)
    context.modifiers?.apply(to: &description) { wants($0, role) }
    return description
  }
}

extension MountContext {
  fileprivate func inside(_ row: Node, keepingModifiersOf context: MountContext) -> MountContext {
    var context = inside(row)
    context.modifiers = modifiers
    return context
  }
}
