/// One place in a toolbar.
public struct ToolbarItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: @MainActor () -> Content

  /// Places what a block shows.
  public init(
    placement: ToolbarItemPlacement = .topBarTrailing,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItem: ElementView {
  func role(in context: MountContext) -> Role { .toolbarItem }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.placement, placement)
  }

  var block: (@MainActor () -> Content)? { content }
}

extension View {
  /// Buttons that belong to the screen, each in a ``ToolbarItem``.
  public func toolbar<Items: View>(@ViewBuilder _ items: @escaping @MainActor () -> Items) -> some View {
    OnScreen(
      content: Attached(
        content: self, place: { $0.surroundings.screen?.toolbarContext(in: $0) ?? $0 }, attachment: items))
  }

  /// The title of the screen. What the argument reads is tracked.
  public func navigationTitle(_ title: @autoclosure @escaping @MainActor () -> String) -> some View {
    OnScreen(content: Titled(content: self, title: title))
  }
}

private struct Titled<Content: View>: View {
  let content: Content
  let title: @MainActor () -> String
}

extension Titled: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = TitledSlot(screen: context.surroundings.screen, depth: context.bindingDepth)
    slot.screen?.setTitle(of: slot, depth: slot.depth, title)
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: TitledSlot.self)
    slot.screen?.setTitle(of: slot, depth: slot.depth, title)
    if let child = slot.child { context.update(child, to: content) }
  }
}

/// The place of a view that names its screen.
private final class TitledSlot: WrapperSlot {
  /// The screen owns what stands on it.
  private(set) weak var screen: (any ScreenController)?
  let depth: Int

  init(screen: (any ScreenController)?, depth: Int) {
    self.screen = screen
    self.depth = depth
  }

  override func unmount() {
    screen?.removeTitle(of: self, depth: depth)
    super.unmount()
  }
}
