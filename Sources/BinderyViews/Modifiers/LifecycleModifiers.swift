internal import Bindery

extension View {
  /// Runs work for as long as the view is shown: starts it each time the view appears (``onAppear(perform:)``), and cancels it when the
  /// view disappears.
  ///
  /// The work counts in the `WorkScope` of the window, so that a first paint and a test can wait for it.
  ///
  /// - Parameters:
  ///   - priority: the priority of the task.
  ///   - action: the work, on the main actor.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }

  /// Starts work when the view appears, and restarts it whenever the value changes. The previous run is
  /// canceled, or skipped if it has not started yet. The argument is tracked.
  public func task<ID: Equatable>(
    id: @autoclosure @escaping @MainActor () -> ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    LifecycleModified(
      content: self, value: id,
      appeared: { slot in slot.start(priority, action) },
      changed: { slot, _, _ in if slot.hasAppeared { slot.start(priority, action) } })
  }

  /// Runs an action each time the view appears: when it is mounted, and when its screen or tab is shown again.
  ///
  /// A view in a row of a lazy container (``List``, ``Form``, ``Table``, ``LazyVStack``, ``LazyHStack``, ``LazyVGrid``, ``LazyHGrid``) appears each
  /// time it comes on the screen. Until a host reports what is on the screen, the first ten rows appear when they are mounted.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleModified(content: self, value: { true }, appeared: { _ in action?() })
  }

  /// Runs an action each time the view disappears: when it is removed, when another screen or tab is shown, and in a row of a lazy container
  /// when it leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleModified(content: self, value: { true }, disappeared: { action?() })
  }

  /// Runs an action after each change of a value. The first argument is tracked.
  ///
  /// - Parameters:
  ///   - value: the value to observe.
  ///   - initial: whether it also runs when the view appears.
  ///   - action: runs after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping @MainActor () -> Value, initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    LifecycleModified(
      content: self, value: value, came: { _ in if initial { action() } }, changed: { _, _, _ in action() })
  }

  /// Runs an action with the old and the new value after each change. The first argument is tracked.
  ///
  /// - Parameters:
  ///   - value: the value to observe.
  ///   - initial: whether it also runs when the view appears, with the same value twice.
  ///   - action: receives the old and the new value.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping @MainActor () -> Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    LifecycleModified(
      content: self, value: value, came: { value in if initial { action(value, value) } },
      changed: { _, old, new in action(old, new) })
  }

  /// Runs an action with the new value after each change. The first argument is tracked.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping @MainActor () -> Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    LifecycleModified(content: self, value: value, changed: { _, _, value in action(value) })
  }
}

/// A view with actions when it appears, when a value changes, and when it disappears.
struct LifecycleModified<Content: View, Value: Equatable>: View {
  typealias Place = LifecycleSlot<Content, Value>

  let content: Content
  /// The value to observe; its reads are tracked.
  let value: @MainActor () -> Value
  /// Runs once, with the first value.
  var came: @MainActor (Value) -> Void = { _ in }
  /// Runs each time the view appears.
  var appeared: (@MainActor (Place) -> Void)?
  /// Runs after each change.
  var changed: @MainActor (Place, _ old: Value, _ new: Value) -> Void = { _, _, _ in }
  /// Runs each time the view disappears.
  var disappeared: (@MainActor () -> Void)?

  /// The context of its content. In a lazy container, its elements report when they are seen.
  fileprivate func inside(_ context: MountContext, at slot: Place) -> MountContext {
    guard context.sight != .always, appeared != nil || disappeared != nil else { return context }
    var context = context
    context.modifiers = ModifierList(
      ElementModifier(target: .row) { [unowned slot] element in
        slot.isReported = true
        element.also(.see) { action, element in
          guard case .see(let nodes) = action else { return }
          slot.see(element.node.id, !nodes.isEmpty)
        }
      }, outer: context.modifiers)
    return context
  }
}

extension LifecycleModified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = LifecycleSlot(self, in: context.surroundings.presence)
    slot.child = inside(context, at: slot).mount(content, before: before)
    slot.follow(depth: context.bindingDepth)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: LifecycleSlot<Content, Value>.self)
    slot.view = self
    if let child = slot.child { inside(context, at: slot).update(child, to: content) }
    slot.follow(depth: context.bindingDepth)
  }
}

/// The slot of a ``LifecycleModified``; it uses the closures of the view's newest value.
final class LifecycleSlot<Content: View, Value: Equatable>: WrapperSlot, PresenceFollower {
  var view: LifecycleModified<Content, Value>
  /// Whether it is shown.
  private(set) var hasAppeared = false
  private let presence: Presence?
  /// Whether elements of it report when they are seen. If none does, it appears when it is mounted.
  fileprivate(set) var isReported = false
  /// Those of its elements that are seen.
  private var seen: Set<NodeID> = []
  private var last: Value?
  private var reaction: Reaction?
  private var task: Task<Void, Never>?

  init(_ view: LifecycleModified<Content, Value>, in presence: Presence?) {
    self.view = view
    self.presence = presence
    super.init()
    presence?.add(self)
  }

  /// Reads the value now and whenever one of its dependencies changes.
  func follow(depth: Int) {
    let reaction = reaction ?? Reaction(depth: depth, of: type(of: self)) { [unowned self] in look() }
    self.reaction = reaction
    reaction.run()
    self.reaction = reaction.ifDependent()
  }

  private func look() {
    let value = Reaction.reading { view.value() }
    guard let last else {
      last = value
      untracked {
        view.came(value)
        settle()
      }
      return
    }
    guard value != last else { return }
    self.last = value
    untracked { view.changed(self, last, value) }
  }

  func presenceChanged(to isShown: Bool) {
    untracked { settle() }
  }

  /// Notes that an element is seen, or no longer.
  fileprivate func see(_ element: NodeID, _ isSeen: Bool) {
    if isSeen { seen.insert(element) } else { seen.remove(element) }
    untracked { settle() }
  }

  private func settle() {
    let isSeen = !isReported || !seen.isEmpty
    if isSeen, presence?.isShown ?? true { appear() } else { disappear() }
  }

  private func appear() {
    // Without a value the mount has not been completed.
    guard !hasAppeared, last != nil else { return }
    hasAppeared = true
    view.appeared?(self)
  }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    task?.cancel()
    task = nil
    view.disappeared?()
  }

  /// Starts work, in place of the previous one.
  func start(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    // It starts again with the restored view, so it may follow something for as long as the view is shown.
    task = EventContext.withoutHolding {
      WorkScope.start("task", priority: priority) {
        // Replaced before it started: the action would read the newer state, and fail as canceled.
        if !Task.isCancelled { await action() }
      }
    }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    presence?.remove(self)
    disappear()
    // Its elements are gone, too: it does not appear again.
    last = nil
    super.unmount()
  }
}
