/// Composes the views of a block: several views, `if`, `switch`, `for` and `let`.
@resultBuilder
@preconcurrency @MainActor
public enum ViewBuilder {
  /// Reports at the right line that an expression is not a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views in sequence.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView(repeat each content)
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` … `else` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  {
    .first(first)
  }

  /// The other branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<
    First, Second
  > {
    .second(second)
  }

  /// A `for` loop: its views are identified by position. Use ``ForEach`` if rows are inserted, moved and
  /// removed.
  public static func buildArray<Content: View>(_ content: [Content]) -> ViewSequence<Content> {
    ViewSequence(content)
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
