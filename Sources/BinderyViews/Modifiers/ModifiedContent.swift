/// A view that passes a modifier to its elements.
struct ModifiedContent<Content: View>: View {
  let content: Content
  let modifier: ElementModifier
}

extension ModifiedContent: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    modified(context).mount(content, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    modified(context).update(slot, to: content)
  }

  private func modified(_ context: MountContext) -> MountContext {
    var context = context
    context.modifiers = ModifierList(modifier, outer: context.modifiers)
    return context
  }
}

/// A view that is mounted in a changed context.
struct ContextModified<Content: View>: View {
  let content: Content
  let change: @MainActor (inout MountContext) -> Void
}

extension ContextModified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    changed(context).mount(content, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    changed(context).update(slot, to: content)
  }

  private func changed(_ context: MountContext) -> MountContext {
    var context = context
    change(&context)
    return context
  }
}

extension View {
  /// Changes the description of all elements with some roles, in the view and at any depth inside it.
  func all(
    _ roles: Role..., apply: @escaping @MainActor (inout ElementDescription) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: ElementModifier(target: .all(roles), apply: apply))
  }

  /// Changes the description of the view's elements.
  func element(
    _ target: ElementModifier.Target = .element,
    _ apply: @escaping @MainActor (inout ElementDescription) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: ElementModifier(target: target, apply: apply))
  }
}

extension ModifiedContent: PlainLabelPart {
  func read(into label: inout PlainLabel) { label.read(content) }
}

extension ContextModified: PlainLabelPart {
  func read(into label: inout PlainLabel) { label.read(content) }
}
