internal import Bindery

extension View {
  /// Loads new content when the person pulls or presses the host's refresh button, and shows that it is
  /// loading. The work is canceled when the view disappears. Views inside can start it, too: ``EnvironmentValues/refresh``.
  public func refreshable(_ action: @escaping @MainActor () async -> Void) -> some View {
    let refreshed = element {
      $0.on(.refresh) { _, slot in slot.refresh(action) }
    }
    return SurroundedByObject(
      content: refreshed, make: { NewestAction(action) }, renew: { $0.run = action },
      change: { surroundings, newest in
        surroundings.environment.refresh = RefreshAction { await newest.run() }
      })
  }
}

/// An action whose closure differs in each update.
@MainActor
private final class NewestAction {
  var run: @MainActor () async -> Void

  init(_ run: @escaping @MainActor () async -> Void) { self.run = run }
}

extension ElementSlot {
  /// Runs one refresh action at a time, and reports that it is running.
  fileprivate func refresh(_ action: @escaping @MainActor () async -> Void) {
    guard !node.isTrue(.isBusy) else { return }
    tree.set(node, .isBusy, true)
    refreshing = WorkScope.start("refresh") { [weak self] in
      await action()
      if let self { tree.set(node, .isBusy, nil) }
    }
  }
}
