public import BinderyViews

extension Scene {
  /// Accepted without effect: hosts have no menu bar.
  public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Accepted without effect: people size their windows.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
}

/// Accepts the menus of ``Scene/commands(content:)``, which no host shows.
@resultBuilder
public enum CommandsBuilder {
  /// None.
  public static func buildBlock() {}
  /// Menus.
  public static func buildBlock<each Menu: Commands>(_ menu: repeat each Menu) {}
}

/// Menus of a menu bar. Accepted without effect: hosts have none.
@MainActor
public protocol Commands {}

/// A menu. Accepted without effect: hosts have no menu bar; give buttons a `keyboardShortcut`.
public struct CommandMenu: Commands {
  /// Accepts the buttons of a menu.
  public init<Content: View>(_ name: String, @ViewBuilder content: () -> Content) {}
}

/// Items of a menu. Accepted without effect: hosts have no menu bar; give buttons a `keyboardShortcut`.
public struct CommandGroup: Commands {
  /// Accepts buttons that come after others.
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Accepts buttons that come before others.
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Accepts buttons that replace others.
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The groups of items in a typical menu bar.
public enum CommandGroupPlacement: Sendable, Hashable, CaseIterable {
  case appInfo, appSettings, newItem, saveItem, undoRedo, pasteboard, sidebar, toolbar, help, windowList
}
