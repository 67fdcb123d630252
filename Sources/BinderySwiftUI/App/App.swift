package import BinderyViews

/// An app, with SwiftUI's interface.
///
///     @main struct BooksApp: App {
///       var body: some Scene { WindowGroup { BookList() } }
///     }
///
/// There is one instance for the whole program: all windows share a `@StateObject` in it; one in a view belongs to its window.
@MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

/// One kind of window of a SwiftUI app, in the form that hosts accept.
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
