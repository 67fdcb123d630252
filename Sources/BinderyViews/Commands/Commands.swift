/// Commands of a scene's windows, in menus: see ``Scene/commands(content:)``.
///
///     struct BoardCommands: Commands {
///       @FocusedValue(BoardViewModel.self) private var board
///
///       var body: some Commands {
///         CommandMenu("Board") {
///           Button("New card") { board?.addCard() }.keyboardShortcut("n").disabled(board == nil)
///         }
///       }
///     }
///
/// No host has a menu bar: all list the commands, to be found by typing, and listen to their keyboard shortcuts.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands
  /// The menus.
  @CommandsBuilder var body: Body { get }
}

/// Commands that know their views, without a body.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
  /// The view that adds the menus to its window.
  var menus: AnyView { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Nothing: a window shows the menus as they are.
  // Only the tree evaluates commands, and it checks for `PrimitiveCommands` first.
  public var body: Never { fatalError("\(Self.self) has no body: a window shows its menus as they are.") }
}

extension Commands {
  /// The view that adds the menus to its window.
  var view: AnyView { (self as? any PrimitiveCommands)?.menus ?? AnyView(CommandsView(commands: self)) }
}

/// Commands with a body, whose properties are connected like those of a view.
private struct CommandsView<Source: Commands>: View, DynamicPropertyOwner {
  let commands: Source

  var owner: Any { commands }
  var body: some View { commands.body.view }
}
