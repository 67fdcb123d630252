/// A view that passes a modifier to its elements.
struct ModifiedElements<Content: View>: View {
  let content: Content
  let modifier: ElementModifier
}

extension ModifiedElements: Primitive {
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

/// A view in surroundings that a modifier changes.
struct Surrounded<Content: View, Value>: View {
  let content: Content
  /// The value for the surroundings. While it is equal, they stay the same object, so that equal views inside are not evaluated again.
  let value: Value
  let change: @MainActor (Surroundings, Value) -> Void
}

extension Surrounded: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SurroundedSlot(value)
    slot.child = slot.inside(context, with: value, change).mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: SurroundedSlot<Value>.self)
    let inside = slot.inside(context, with: value, change)
    if let child = slot.child { inside.update(child, to: content) }
  }
}

/// A view in surroundings with an object that its place retains. A modifier with a closure, which differs in each update, changes the
/// object instead of the surroundings.
struct SurroundedByObject<Content: View, Object: AnyObject>: View {
  let content: Content
  let make: @MainActor () -> Object
  /// Updates the object.
  let renew: @MainActor (Object) -> Void
  let change: @MainActor (Surroundings, Object) -> Void
}

extension SurroundedByObject: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SurroundedSlot(make())
    slot.child = slot.inside(context, with: slot.value, change).mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: SurroundedSlot<Object>.self)
    renew(slot.value)
    let inside = slot.inside(context, with: slot.value, change)
    if let child = slot.child { inside.update(child, to: content) }
  }
}

/// The place of changed surroundings, which it retains.
class SurroundedSlot<Value>: WrapperSlot {
  private(set) var value: Value
  private var outer: Surroundings?
  private var inner: Surroundings?

  init(_ value: Value) { self.value = value }

  /// The context for the content. The same outer surroundings and an equal value give the same inner ones.
  final func inside(
    _ context: MountContext, with value: Value, _ change: @MainActor (Surroundings, Value) -> Void
  ) -> MountContext {
    if let inner, outer === context.surroundings, areEqual(self.value, value) {
      return context.surrounded(by: inner)
    }
    self.value = value
    outer = context.surroundings
    let changed = context.surrounded { change($0, value) }
    inner = changed.surroundings
    return changed
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
    ModifiedElements(content: self, modifier: ElementModifier(target: .all(roles), apply: apply))
  }

  /// Changes the description of the view's elements.
  func element(
    _ target: ElementModifier.Target = .element,
    _ apply: @escaping @MainActor (inout ElementDescription) -> Void
  ) -> some View {
    ModifiedElements(content: self, modifier: ElementModifier(target: target, apply: apply))
  }
}

extension ModifiedElements: PlainLabelWrapper {}
extension ContextModified: PlainLabelWrapper {}
extension SurroundedByObject: PlainLabelWrapper {}
extension Surrounded: PlainLabelWrapper {}
