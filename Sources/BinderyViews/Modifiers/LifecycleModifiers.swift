internal import Bindery

extension View {
  /// Work for as long as the view is shown: begins when it appears, is cancelled when it goes.
  ///
  /// The work counts in the ``WorkScope`` of the window, so that a first paint and a test can wait for it.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    LifecycleModified(content: self) { _ in
      let task = WorkScope.start("task") { await action() }
      return { task.cancel() }
    }
  }

  /// Work that begins again, the one before cancelled, whenever a value changes. What the argument reads is tracked.
  public func task<ID: Equatable>(
    id: @autoclosure @escaping @MainActor () -> ID, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    LifecycleModified(content: self) { depth in
      var task: Task<Void, Never>?
      let watch = watch(id, depth: depth) { _ in
        task?.cancel()
        task = WorkScope.start("task") { await action() }
      }
      return {
        watch.dispose()
        task?.cancel()
      }
    }
  }

  /// Runs when the view appears.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    LifecycleModified(content: self) { _ in
      action()
      return {}
    }
  }

  /// Runs when the view goes.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
    LifecycleModified(content: self) { _ in action }
  }

  /// Runs after each change of a value, with the new one. What the argument reads is tracked.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping @MainActor () -> Value, _ action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    LifecycleModified(content: self) { depth in
      var isFirst = true
      let watch = watch(value, depth: depth) { value in
        if isFirst { isFirst = false } else { action(value) }
      }
      return { watch.dispose() }
    }
  }
}

/// Calls with a value now and after each change.
@MainActor
private func watch<Value: Equatable>(
  _ value: @escaping @MainActor () -> Value, depth: Int, _ action: @escaping @MainActor (Value) -> Void
) -> Reaction {
  var last: Value?
  let reaction = Reaction(depth: depth) {
    let value = value()
    guard value != last else { return }
    last = value
    untracked { action(value) }
  }
  reaction.run()
  return reaction
}

/// A view with something that begins when it appears and ends when it goes.
struct LifecycleModified<Content: View>: View {
  let content: Content
  /// Begins, with the depth of bindings; gives what ends it.
  let begin: @MainActor (Int) -> @MainActor () -> Void
}

extension LifecycleModified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = LifecycleSlot()
    slot.child = context.mount(content, before: before)
    slot.end = begin(context.bindingDepth)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let child = unsafeDowncast(slot, to: LifecycleSlot.self).child { context.update(child, to: content) }
  }
}

private final class LifecycleSlot: WrapperSlot {
  var end: @MainActor () -> Void = {}

  override func unmount() {
    end()
    end = {}
    super.unmount()
  }
}
