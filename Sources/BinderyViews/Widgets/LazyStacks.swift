/// Children under each other, as in a ``VStack``.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Stacks what a block shows.
  ///
  /// - Parameters:
  ///   - alignment: where narrower views are.
  ///   - spacing: in points; 8 where it is `nil`.
  ///   - pinnedViews: headers of sections scroll with their rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  public var body: some View { VStack(alignment: alignment, spacing: spacing, content: content) }
}

/// Children beside each other, as in an ``HStack``.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Stacks what a block shows.
  ///
  /// - Parameters:
  ///   - alignment: where lower views are.
  ///   - spacing: in points; 8 where it is `nil`.
  ///   - pinnedViews: headers of sections scroll with their rows.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  public var body: some View { HStack(alignment: alignment, spacing: spacing, content: content) }
}
