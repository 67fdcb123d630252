/// Composes views in a block: several of them, `if`, `switch`, `for` and `let`.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// Says at the right line that an expression is not a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view is returned as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
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

  /// A `for` loop: its views are told apart by position. Use ``ForEach`` where rows come, go and move.
  public static func buildArray<Content: View>(_ content: [Content]) -> ViewSequence<Content> {
    ViewSequence(content)
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
