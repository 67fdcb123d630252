/// A view that is one element: a role, properties, events and optional content.
@MainActor
protocol ElementView: Primitive {
  associatedtype Content: View = EmptyView

  /// The role, which does not change while the view is mounted.
  func role(in context: MountContext) -> Role

  /// The properties and events.
  func describe(_ element: inout ElementDescription, in context: MountContext)

  /// The content, if any.
  var block: (@MainActor () -> Content)? { get }

  /// Adds properties that override the modifiers, because they are nearest to the element.
  func describeLast(_ element: inout ElementDescription)

  /// The kind of children that the content becomes.
  var container: MountContext.Container { get }

  /// The context for the content; ``MountContext/inside(_:container:)`` by default.
  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext

  /// Whether a list accepts the element without a surrounding row.
  var isListPart: Bool { get }

  /// The box modifiers that its own element can show; for others a box opens around it.
  var ownStages: BoxStages { get }

  /// Whether values of this type differ in ``ownStages``, so that a change may require other boxes around the element.
  static var changesStages: Bool { get }
}

extension ElementView where Content == EmptyView {
  var block: (@MainActor () -> EmptyView)? { nil }
}

extension ElementView {
  var container: MountContext.Container { .plain }
  var isListPart: Bool { false }
  var ownStages: BoxStages { .default }
  static var changesStages: Bool { false }
  func describeLast(_ element: inout ElementDescription) {}

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    context.inside(slot.node, container: container)
  }

  func mount(in context: MountContext, before: Node?) -> Slot {
    guard Self.changesStages else { return mountWithRow(in: context, before: before) }
    let slot = IdentitySlot(AnyHashable(ownStages))
    slot.child = mountWithRow(in: context, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    guard Self.changesStages else { return updateWithRow(slot, in: context) }
    let slot = unsafeDowncast(slot, to: IdentitySlot.self)
    slot.update(
      AnyHashable(ownStages), in: context.tree, update: { updateWithRow($0, in: context) },
      mount: { mountWithRow(in: context, before: $0) })
  }

  private func mountWithRow(in context: MountContext, before: Node?) -> Slot {
    if isListPart { return mountElement(in: context, before: before) { $0.fitsSection($1) } }
    guard context.container == .rows else {
      return mountElement(in: context, before: before) { $0.fits($1) }
    }
    let row = ElementSlot(.row, in: context, before: before)
    let description = bindRow(row, in: context)
    row.child = mountContent(
      beside: description.trailing, in: context.inside(row.node, keepingModifiersOf: context))
    row.attach(description.attachment, in: context.detached(in: row.node))
    return row
  }

  private func updateWithRow(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: ElementSlot.self)
    if isListPart { return updateElement(slot, in: context) { $0.fitsSection($1) } }
    guard context.container == .rows, let content = slot.child else {
      return updateElement(slot, in: context) { $0.fits($1) }
    }
    let description = bindRow(slot, in: context)
    updateContent(
      unsafeDowncast(content, to: ElementSlot.self), beside: description.trailing,
      in: context.inside(slot.node, keepingModifiersOf: context))
    slot.attach(description.attachment, in: context.detached(in: slot.node))
  }

  /// Mounts the element in a row, in a line with the view at its end, if any.
  private func mountContent(beside trailing: AnyView?, in context: MountContext) -> Slot {
    guard let trailing else { return mountElement(in: context, before: nil) { $0.fitsInsideRow($1) } }
    let line = ElementSlot(.stack, in: context, before: nil)
    line.bind(.line, in: context)
    line.child = mountElement(in: context.inside(line.node, keepingModifiersOf: context), before: nil) {
      $0.fitsInsideRow($1)
    }
    line.attach(trailing, in: context.inside(line.node))
    return line
  }

  private func updateContent(
    _ slot: ElementSlot, beside trailing: AnyView?, in context: MountContext
  ) {
    // The types of the modifiers determine whether there is a line, so that it is constant.
    guard let trailing, let element = slot.child else {
      return updateElement(slot, in: context) { $0.fitsInsideRow($1) }
    }
    updateElement(
      unsafeDowncast(element, to: ElementSlot.self),
      in: context.inside(slot.node, keepingModifiersOf: context)
    ) { $0.fitsInsideRow($1) }
    slot.attach(trailing, in: context.inside(slot.node))
  }

  private func bindRow(_ row: ElementSlot, in context: MountContext) -> ElementDescription {
    var description = ElementDescription()
    context.modifiers?.apply(to: &description) { $0.fitsRow }
    row.bind(description, in: context)
    return description
  }

  private func mountElement(
    in context: MountContext, before: Node?, wants: (ElementModifier.Target, Role) -> Bool
  ) -> Slot {
    let plan = plan(in: context, wants: wants)
    guard !plan.boxes.isEmpty else { return mountInner(plan.element, in: context, before: before) }
    var inside = context
    var boxes: [BoxSlot] = []
    for description in plan.boxes.reversed() {
      let box = BoxSlot(.box, in: inside, before: boxes.isEmpty ? before : nil)
      box.bind(description, in: context)
      box.layBehind(description.underlay, in: context.layer(of: box.node))
      boxes.last?.child = box
      boxes.append(box)
      inside = context.inside(box.node, keepingModifiersOf: context)
    }
    boxes.last?.child = mountInner(plan.element, in: inside, before: nil)
    for (box, description) in zip(boxes.reversed(), plan.boxes) {
      box.layInFront(description.overlay, in: context.layer(of: box.node))
      box.bindSize(description, in: context)
    }
    return boxes[0]
  }

  private func mountInner(
    _ description: ElementDescription, in context: MountContext, before: Node?
  ) -> ElementSlot {
    let slot = ElementSlot(role(in: context), in: context, before: before)
    slot.bind(description, in: context)
    slot.bindSize(description, in: context)
    if let block {
      let content = BlockSlot(block, in: contextForContent(context, slot: slot))
      slot.child = content
      content.mount(before: nil)
    }
    slot.attach(description.attachment, in: context.detached(in: slot.node))
    return slot
  }

  private func updateElement(
    _ slot: ElementSlot, in context: MountContext, wants: (ElementModifier.Target, Role) -> Bool
  ) {
    let plan = plan(in: context, wants: wants)
    var slot = slot
    var inside = context
    // The types of the modifiers and the element's own stages determine the number of boxes, so it is constant.
    for description in plan.boxes.reversed() {
      guard slot.node.role == .box, let child = slot.child else { break }
      let box = unsafeDowncast(slot, to: BoxSlot.self)
      box.bind(description, in: context)
      box.layBehind(description.underlay, in: context.layer(of: box.node))
      box.layInFront(description.overlay, in: context.layer(of: box.node))
      box.bindSize(description, in: context)
      inside = context.inside(box.node, keepingModifiersOf: context)
      slot = unsafeDowncast(child, to: ElementSlot.self)
    }
    slot.bind(plan.element, in: context)
    slot.bindSize(plan.element, in: context)
    if let block, let content = slot.child {
      unsafeDowncast(content, to: BlockSlot<Content>.self).update(
        block, in: contextForContent(inside, slot: slot))
    }
    slot.attach(plan.element.attachment, in: context.detached(in: slot.node))
  }

  private func plan(
    in context: MountContext, wants: (ElementModifier.Target, Role) -> Bool
  ) -> BoxPlan {
    let role = role(in: context)
    var element = ElementDescription()
    describe(&element, in: context)
    var plan = BoxPlan(
      consume element, own: isListPart ? .all : ownStages.applied(to: role), modifiers: context.modifiers
    ) {
      wants($0, role)
    }
    describeLast(&plan.element)
    return plan
  }
}

extension MountContext {
  fileprivate func inside(_ row: Node, keepingModifiersOf context: MountContext) -> MountContext {
    var context = inside(row)
    context.modifiers = modifiers
    return context
  }

  /// The context of a layer of a box: the modifiers for all inside reach it.
  fileprivate func layer(of box: Node) -> MountContext { inside(box) }
}
