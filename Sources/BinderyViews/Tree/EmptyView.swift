/// Shows nothing.
public struct EmptyView: View {
  /// Makes it.
  public init() {}
}

extension EmptyView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot { Slot() }
  func update(_ slot: Slot, in context: MountContext) {}
}
