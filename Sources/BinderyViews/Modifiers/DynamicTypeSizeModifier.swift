extension View {
  /// Sets the text size inside, in addition to the setting of the person's browser. Fonts of a size in points keep theirs; a terminal has one
  /// size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the text size that is set around the view: `dynamicTypeSize(...(.xxLarge))`.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ sizes: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    TypeSizeLimit(content: self, sizes: DynamicTypeSize.allCases.filter(sizes.contains))
  }
}

/// A view with the nearest text size of some to that around it.
private struct TypeSizeLimit<Content: View>: View {
  let content: Content
  /// The sizes, from the smallest; without any, the size stays.
  let sizes: [DynamicTypeSize]
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    content.environment(\.dynamicTypeSize, max(sizes.first ?? size, min(sizes.last ?? size, size)))
  }
}

extension TypeSizeLimit: PlainLabelWrapper {}
