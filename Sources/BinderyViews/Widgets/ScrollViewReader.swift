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
    let slot = ScrollReaderSlot()
    let block = BlockSlot(block(of: slot, in: context), in: slot.context(in: context))
    slot.child = block
    block.mount(before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: ScrollReaderSlot.self)
    guard let child = slot.child else { return }
    unsafeDowncast(child, to: BlockSlot<Content>.self).update(
      block(of: slot, in: context), in: slot.context(in: context))
  }

  private func block(of slot: ScrollReaderSlot, in context: MountContext) -> @MainActor () -> Content {
    let content = content
    let proxy = ScrollViewProxy(tree: context.tree, targets: slot.targets)
    return { content(proxy) }
  }
}

/// The slot of a reader, with the possible scroll targets inside.
private final class ScrollReaderSlot: WrapperSlot {
  let targets = ScrollTargets()
  private var outer: Surroundings?
  private var inner: Surroundings?

  /// The context for the content. Unchanged outer surroundings give the same inner ones.
  func context(in context: MountContext) -> MountContext {
    if let inner, outer === context.surroundings { return context.surrounded(by: inner) }
    let changed = context.surrounded { $0.scrollTargets = targets }
    outer = context.surroundings
    inner = changed.surroundings
    return changed
  }

  override func unmount() {
    inner = nil
    super.unmount()
  }
}
