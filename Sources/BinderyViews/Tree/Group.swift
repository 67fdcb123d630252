/// Shows its content; use it to apply modifiers to several views.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups the views of a block.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
