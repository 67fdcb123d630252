/// Children in a column, as in a ``VStack``, that takes the offered width.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Stacks the views of a block.
  ///
  /// - Parameters:
  ///   - alignment: the position of narrower views.
  ///   - spacing: the space in points; 8 if it is `nil`.
  ///   - pinnedViews: accepted without effect: headers of sections scroll with their rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}

extension LazyVStack: ElementView {
  func role(in context: MountContext) -> Role { .stack }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    VStack(alignment: alignment, spacing: spacing, content: content).describe(&element, in: context)
    element.set(.frame, FrameSize(maxWidth: .infinity))
  }

  var block: (@MainActor () -> Content)? { content }

  var container: MountContext.Container { .lazy }
}

/// Children in a row, as in an ``HStack``.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Stacks the views of a block.
  ///
  /// - Parameters:
  ///   - alignment: the position of lower views.
  ///   - spacing: the space in points; 8 if it is `nil`.
  ///   - pinnedViews: accepted without effect: headers of sections scroll with their rows.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}

extension LazyHStack: ElementView {
  func role(in context: MountContext) -> Role { .stack }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    HStack(alignment: alignment, spacing: spacing, content: content).describe(&element, in: context)
  }

  var block: (@MainActor () -> Content)? { content }

  var container: MountContext.Container { .lazy }
}
