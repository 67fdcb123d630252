/// Scrolls its content to a view with an identity.
///
///     ScrollViewReader { proxy in
///       ScrollView { ForEach(messages) { MessageView($0) } }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
///     }
///
/// The identity is that of ``View/id(_:)`` or of an element of a ``ForEach``. A row of a long list that is not mounted yet
/// cannot be scrolled to.
public struct ScrollViewReader<Content: View>: View {
  let content: @MainActor (ScrollViewProxy) -> Content

  /// Creates a reader with the view that a block returns for a proxy, which scrolls that view.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls the content of a ``ScrollViewReader``.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  weak var tree: ViewTree?
  let targets: ScrollTargets

  /// Scrolls to a view, after the changes so far are shown.
  ///
  /// - Parameters:
  ///   - id: the identity of the view. Has no effect if no view has it.
  ///   - anchor: the position of the view in the visible part; nil for the minimum scroll distance.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    tree?.scroll(to: AnyHashable(id), in: targets, anchor: anchor)
  }
}

extension ScrollViewReader: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = SurroundedSlot(ScrollTargets())
    let block = BlockSlot(block(of: slot, in: context), in: inside(context, at: slot))
    slot.child = block
    block.mount(before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: SurroundedSlot<ScrollTargets>.self)
    guard let child = slot.child else { return }
    unsafeDowncast(child, to: BlockSlot<Content>.self).update(
      block(of: slot, in: context), in: inside(context, at: slot))
  }

  private func inside(_ context: MountContext, at slot: SurroundedSlot<ScrollTargets>) -> MountContext {
    slot.inside(context, with: slot.value) { $0.scrollTargets = $1 }
  }

  private func block(
    of slot: SurroundedSlot<ScrollTargets>, in context: MountContext
  ) -> @MainActor () -> Content {
    let content = content
    let proxy = ScrollViewProxy(tree: context.tree, targets: slot.value)
    return { content(proxy) }
  }
}
