internal import Bindery

/// The buttons of a row.
struct ActionsElement<Content: View>: View {
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
