/// Composes the menus of a block: several, and `if`.
@preconcurrency @MainActor
@resultBuilder
public enum CommandsBuilder {
  /// Reports at the right line that an expression is no menu.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Menus in sequence.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> TupleCommands<repeat each Content>
  {
    TupleCommands(content: (repeat each content))
  }

  /// `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` … `else` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(first: First)
    -> ConditionalCommands<First, Second>
  {
    .first(first)
  }

  /// The other branch.
  public static func buildEither<First: Commands, Second: Commands>(second: Second)
    -> ConditionalCommands<First, Second>
  {
    .second(second)
  }
}

/// Several menus, from a block.
public struct TupleCommands<each Content: Commands>: PrimitiveCommands {
  let content: (repeat each Content)

  var menus: AnyView {
    var views: [AnyView] = []
    for commands in repeat each content { views.append(commands.view) }
    return AnyView(ViewSequence(views))
  }
}

/// One of two menus, from `if` … `else` and `switch`.
public enum ConditionalCommands<First: Commands, Second: Commands>: PrimitiveCommands {
  case first(First)
  case second(Second)

  var menus: AnyView {
    switch self {
    case .first(let commands): AnyView(ConditionalContent<AnyView, AnyView>.first(commands.view))
    case .second(let commands): AnyView(ConditionalContent<AnyView, AnyView>.second(commands.view))
    }
  }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: PrimitiveCommands where Wrapped: Commands {
  var menus: AnyView { AnyView(map(\.view)) }
}
