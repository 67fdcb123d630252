/// Content that scrolls on its own.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: @MainActor () -> Content

  /// Scrolls the views of a block.
  ///
  /// - Parameters:
  ///   - axes: the directions; with both, the content scrolls sideways and grows downward.
  ///   - showsIndicators: accepted without effect: the person's settings decide whether scroll bars
  ///     are shown.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.axes = axes
    self.content = content
  }
}

extension ScrollView: ElementView {
  func role(in context: MountContext) -> Role { .scroll }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.axis, axes.contains(.horizontal) ? .horizontal : .vertical)
  }

  var block: (@MainActor () -> Content)? { content }
}
