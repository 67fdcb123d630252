internal import Bindery

/// A row with buttons of its own.
struct RowActions<Content: View, Actions: View>: View {
  let content: Content
  let actions: @MainActor () -> Actions
}

extension RowActions: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = RowActionsSlot()
    slot.child = context.mount(content, before: before)
    if let node = slot.firstNode { attach(to: slot, in: context, node: node) }
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: RowActionsSlot.self)
    if let child = slot.child { context.update(child, to: content) }
    guard let node = slot.firstNode else { return }
    if let actions = slot.actions, actions.node.parent === node {
      ActionsElement(content: self.actions).update(actions, in: context.inside(node))
    } else {
      slot.actions?.unmount()
      attach(to: slot, in: context, node: node)
    }
  }

  private func attach(to slot: RowActionsSlot, in context: MountContext, node: Node) {
    let mounted = ActionsElement(content: actions).mount(in: context.inside(node), before: nil)
    slot.actions = unsafeDowncast(mounted, to: ElementSlot.self)
  }
}

private final class RowActionsSlot: WrapperSlot {
  /// Stands inside the row's node, so it goes with it.
  var actions: ElementSlot?

  override func unmount() {
    actions?.unmount()
    actions = nil
    super.unmount()
  }
}

private struct ActionsElement<Content: View>: View {
  let content: @MainActor () -> Content
}

extension ActionsElement: ElementView {
  func role(in context: MountContext) -> Role { .actions }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }
}

extension ElementSlot {
  /// Runs what refreshes, and shows that it is under way.
  func startRefresh(_ action: @escaping @MainActor () async -> Void) {
    tree.set(node, .isBusy, .bool(true))
    let tree = tree
    let node = node
    WorkScope.start("refresh") {
      await action()
      tree.set(node, .isBusy, nil)
    }
  }
}
