internal import Bindery

extension View {
  /// Asks for new content when pulled, or by the host's own button; shows that it is at work meanwhile. The work is
  /// cancelled when the view goes.
  public func refreshable(_ action: @escaping @MainActor () async -> Void) -> some View {
    element {
      $0.on(.refresh) { _, slot in slot.refresh(action) }
    }
  }
}

extension ElementSlot {
  /// Runs what refreshes, one at a time, and shows that it is under way.
  fileprivate func refresh(_ action: @escaping @MainActor () async -> Void) {
    guard !node.isTrue(.isBusy) else { return }
    tree.set(node, .isBusy, true)
    refreshing = WorkScope.start("refresh") { [weak self] in
      await action()
      if let self { tree.set(node, .isBusy, nil) }
    }
  }
}
