/// A view that shows nothing.
public struct EmptyView: View {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot { Slot() }
  func update(_ slot: Slot, in context: MountContext) {}
}
