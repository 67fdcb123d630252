public import Bindery

/// One item of a toolbar.
public struct ToolbarItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: @MainActor () -> Content

  /// Creates an item with the views of a block.
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

/// Several items of a toolbar with one placement.
public struct ToolbarItemGroup<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: @MainActor () -> Content

  /// Creates an item with the views of a block.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.placement = placement
    self.content = content
  }

  public var body: some View { ToolbarItem(placement: placement) { HStack(content: content) } }
}

extension View {
  /// Adds buttons to the screen's toolbar, each in a ``ToolbarItem``.
  public func toolbar<Items: View>(@ViewBuilder _ items: @escaping @MainActor () -> Items) -> some View {
    OnScreen(
      content: Attached(
        content: self, place: { $0.surroundings.screen?.toolbarContext(in: $0) ?? $0 }, attachment: items))
  }

  /// Sets the title of the screen. The argument is tracked.
  /// The title is looked up in the app's translations.
  public func navigationTitle(_ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey)
    -> some View
  {
    navigationTitle(title().words)
  }

  /// Sets the title of the screen to a string or a text. The argument is tracked.
  @_disfavoredOverload
  public func navigationTitle<Title: TitleSource>(
    _ title: @autoclosure @escaping @MainActor () -> Title
  ) -> some View {
    onScreen(.title) { Title.words(of: title()) }
  }

  /// Sets the title of the screen; people cannot change it there. The binding is tracked.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  func onScreen<Value>(_ key: PropertyKey<Value>, _ value: @escaping @MainActor () -> Value?) -> some View {
    OnScreen(content: ScreenStatement(content: self, property: key.property, value: { value()?.stored }))
  }
}

/// A view that sets a property of its screen.
private struct ScreenStatement<Content: View>: View {
  let content: Content
  let property: Property
  let value: @MainActor () -> PropertyValue?
}

extension ScreenStatement: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = ScreenStatementSlot(
      property, screen: context.surroundings.screen, depth: context.bindingDepth)
    slot.say(value, in: context.surroundings)
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: ScreenStatementSlot.self)
    slot.say(value, in: context.surroundings)
    if let child = slot.child { context.update(child, to: content) }
  }
}

private final class ScreenStatementSlot: WrapperSlot {
  private let property: Property
  /// The screen owns its content.
  private weak var screen: (any ScreenController)?
  private let depth: Int

  init(_ property: Property, screen: (any ScreenController)?, depth: Int) {
    self.property = property
    self.screen = screen
    self.depth = depth
  }

  func say(_ value: @escaping @MainActor () -> PropertyValue?, in surroundings: Surroundings) {
    screen?.set(property, of: self, depth: depth) { surroundings.evaluate(value) }
  }

  override func unmount() {
    screen?.remove(property, of: self, depth: depth)
    super.unmount()
  }
}
