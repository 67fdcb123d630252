public import Foundation

extension View {
  /// Runs an action once when the window opens at an address below that of the app, with the path, such as `/books/42`, without the
  /// host's name.
  ///
  /// A ``NavigationStack`` opens its path automatically.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    OpenedView(content: self, action: action)
  }
}

/// A view that receives the address of its window.
private struct OpenedView<Content: View>: View {
  let content: Content
  let action: @MainActor (URL) -> Void
}

extension OpenedView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    followed(in: context).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) { followed(in: context).update(slot, in: context) }

  private func followed(in context: MountContext) -> LifecycleModified<Content, Bool> {
    let location = context.environment.location
    return LifecycleModified(
      content: content, value: { true },
      came: { [action] _ in
        if !location.isEmpty, let url = URL(string: "/" + location.joined(separator: "/")) { action(url) }
      })
  }
}
