public import BinderyViewModels
package import BinderyViews

/// An app, with SwiftUI's interface. A complete program is one file:
///
///     import BinderyApp
///
///     @main struct ToDo: App {
///       var body: some Scene { WindowGroup("To do") { ToDoView(model: ToDoViewModel()) } }
///     }
///
/// There is one instance for the whole program: all windows share its properties; what a view creates belongs to its window.
///
/// An app that keeps data or calls services takes them from a ``LaunchContext``:
///
///     init(_ launch: LaunchContext) { notes = SharedNotes(store: launch.store) }
@MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// The users who can log in through `UserSession`; nil if nobody can.
  var users: (any UserDirectory)? { get }
  /// Creates an app that needs nothing of its program.
  init() throws
  /// Creates the app of a program.
  ///
  /// - Throws: An error with a sentence about what is wrong and how to correct it, with which the program ends.
  init(_ launch: LaunchContext) async throws
}

extension App {
  /// Nil: nobody logs in.
  public var users: (any UserDirectory)? { nil }

  /// Refuses: the app has `init(_:)` only.
  public init() throws { throw AppWithoutInitializerError(app: "\(Self.self)") }

  /// Ignores the context, and calls `init()`.
  public init(_ launch: LaunchContext) async throws { try self.init() }
}

/// A program could not create its app.
struct AppWithoutInitializerError: Error, CustomStringConvertible {
  let app: String

  var description: String {
    "The app \(app) cannot be created: give its properties values, or declare init(_ launch: LaunchContext)."
  }
}

/// One kind of window of an app, in the form that hosts accept.
package struct SceneApp: BinderyViews.App {
  package let title: String
  package let path: String
  package let summary: String
  /// All windows of the program share these settings.
  package let settingsName = ""
  let content: @MainActor () -> AnyView

  package var window: some View { content() }

  /// Returns an app for each kind of window, the first at the root of the address.
  package static func all(of app: some App) -> [SceneApp] {
    let name = "\(type(of: app))".replacing(/App$/, with: "")
    return SceneWindow.all(of: app.body).enumerated().map { index, window in
      SceneApp(
        title: window.title ?? name, path: index == 0 ? "" : window.path,
        summary: name, content: window.content)
    }
  }
}
