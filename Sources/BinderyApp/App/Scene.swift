public import BinderyViews

/// A part of an app that has windows of its own.
@MainActor
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Builds the scenes of an ``App``.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Returns one scene.
  public static func buildExpression<Content: Scene>(_ scene: Content) -> Content { scene }
  /// Combines all scenes of a block.
  public static func buildBlock<each Content: Scene>(_ scene: repeat each Content) -> SceneGroup<
    repeat each Content
  > {
    SceneGroup(scenes: (repeat each scene))
  }
}

/// A scene that a host shows itself.
@MainActor
protocol WindowScene: Scene {
  /// The windows that the scene declares.
  var windows: [SceneWindow] { get }
}

extension Scene where Body == Never {
  /// None: a host shows the scene itself.
  // Only a program that reads the body itself gets here.
  /// Nothing: a host shows the scene as it is.
  public var body: Never { fatalError("\(Self.self) has no body: a host shows it as it is.") }
}

/// Several scenes.
public struct SceneGroup<each Content: Scene>: WindowScene {
  let scenes: (repeat each Content)
  /// A scene that hosts show as it is.
  public typealias Body = Never

  var windows: [SceneWindow] {
    var windows: [SceneWindow] = []
    for scene in repeat each scenes { windows += SceneWindow.all(of: scene) }
    return windows
  }
}

/// One kind of window of an app.
@MainActor
package struct SceneWindow {
  /// The title; nil for the app's.
  package let title: String?
  /// The path below the app's, in lower case and hyphens; empty for the first.
  package let path: String
  /// Creates the view of a window.
  package let content: @MainActor () -> AnyView

  /// The windows of a scene.
  package static func all(of scene: some Scene) -> [SceneWindow] {
    if let scene = scene as? any WindowScene { return scene.windows }
    return all(of: scene.body)
  }
}

/// Windows with the same content: each browser tab, and each terminal, has one with its own state.
public struct WindowGroup<Content: View>: WindowScene {
  /// A scene that hosts show as it is.
  public typealias Body = Never
  let title: String?
  let id: String
  let content: @MainActor () -> Content

  /// Creates windows with the view of a block.
  public init(id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content) {
    title = nil
    self.id = id
    self.content = content
  }

  /// Creates windows with a title.
  public init(_ title: String, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  var windows: [SceneWindow] {
    [SceneWindow(title: title, path: id.lowercased()) { [content] in AnyView(content()) }]
  }
}

/// The window of an app's settings, at the path `settings`.
public struct Settings<Content: View>: WindowScene {
  /// A scene that hosts show as it is.
  public typealias Body = Never
  let content: @MainActor () -> Content

  /// Creates settings with the view of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }

  var windows: [SceneWindow] {
    [SceneWindow(title: "Settings", path: "settings") { [content] in AnyView(content()) }]
  }
}

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
