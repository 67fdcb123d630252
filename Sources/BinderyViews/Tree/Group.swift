/// Shows its content; a place to put modifiers for several views.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups what a block shows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
