/// Content that scrolls on its own.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: @MainActor () -> Content

  /// Scrolls what a block shows.
  ///
  /// - Parameters:
  ///   - axes: the directions; along both, the content scrolls sideways and grows down.
  ///   - showsIndicators: hosts show scroll bars as the person has set.
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
