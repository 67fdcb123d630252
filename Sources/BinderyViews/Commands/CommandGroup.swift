/// Commands of a window without a menu of their own: see ``Commands``.
///
/// On a Mac they are items of a menu that each app has, before, after or instead of the system's. Here there are no such items, so that hosts
/// list the commands in the order in which they are declared, wherever they are placed.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let content: @MainActor () -> Content

  /// Adds the controls of a block.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    content = addition
  }

  /// Adds the controls of a block.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    content = addition
  }

  /// Adds the controls of a block.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping @MainActor () -> Content
  ) {
    content = addition
  }

  var menus: AnyView { AnyView(MenuElement(name: nil, content: content)) }
}

/// The groups of items in a Mac's menus.
public enum CommandGroupPlacement: Sendable, Hashable, CaseIterable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination
  case newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing, textFormatting
  case toolbar, sidebar
  case windowSize, windowList, singleWindowList, windowArrangement
  case help
}
