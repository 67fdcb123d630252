internal import Bindery

extension View {
  /// Work for as long as the view is shown: begins when it appears, is cancelled when it goes.
  ///
  /// The work counts in the `WorkScope` of the window, so that a first paint and a test can wait for it.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    LifecycleModified(content: self, value: { true }, changed: { slot, _, _ in slot.start(action) })
  }

  /// Work that begins again, the one before cancelled, whenever a value changes. What the argument reads is tracked.
  public func task<ID: Equatable>(
    id: @autoclosure @escaping @MainActor () -> ID, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    LifecycleModified(content: self, value: id, changed: { slot, _, _ in slot.start(action) })
  }

  /// Runs when the view appears.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    LifecycleModified(content: self, value: { true }, changed: { _, _, _ in action() })
  }

  /// Runs when the view goes.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
    LifecycleModified(content: self, value: { true }, gone: action)
  }

  /// Runs after each change of a value, with the new one. What the argument reads is tracked.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping @MainActor () -> Value, _ action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    LifecycleModified(
      content: self, value: value, changed: { _, value, isFirst in if !isFirst { action(value) } })
  }
}

/// A view with something that begins when it appears, follows a value, and ends when it goes.
struct LifecycleModified<Content: View, Value: Equatable>: View {
  let content: Content
  /// What is followed; what it reads is tracked.
  let value: @MainActor () -> Value
  /// Runs with the value when the view appears (it is the first then) and after each change.
  var changed: @MainActor (LifecycleSlot<Content, Value>, Value, _ isFirst: Bool) -> Void = { _, _, _ in }
  /// Runs when the view goes.
  var gone: @MainActor () -> Void = {}
}

extension LifecycleModified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = LifecycleSlot(self)
    slot.child = context.mount(content, before: before)
    slot.follow(depth: context.bindingDepth)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: LifecycleSlot<Content, Value>.self)
    slot.view = self
    if let child = slot.child { context.update(child, to: content) }
    slot.follow(depth: context.bindingDepth)
  }
}

/// The place of a ``LifecycleModified``: does what the newest value of the view says.
final class LifecycleSlot<Content: View, Value: Equatable>: WrapperSlot {
  var view: LifecycleModified<Content, Value>
  private var last: Value?
  private var reaction: Reaction?
  private var task: Task<Void, Never>?

  init(_ view: LifecycleModified<Content, Value>) { self.view = view }

  /// Looks at the value, now and whenever what it read changes.
  func follow(depth: Int) {
    let reaction = reaction ?? Reaction(depth: depth, of: type(of: self)) { [unowned self] in look() }
    self.reaction = reaction
    reaction.run()
    if !reaction.isDependent {
      reaction.dispose()
      self.reaction = nil
    }
  }

  private func look() {
    let value = Reaction.reading { view.value() }
    guard value != last else { return }
    let isFirst = last == nil
    last = value
    untracked { view.changed(self, value, isFirst) }
  }

  /// Starts work in place of the one before.
  func start(_ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = WorkScope.start("task") { await action() }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    task?.cancel()
    task = nil
    view.gone()
    super.unmount()
  }
}
