package import BinderyViews

/// An app in SwiftUI's words.
///
///     @main struct BooksApp: App {
///       var body: some Scene { WindowGroup { BookList() } }
///     }
///
/// There is one value of it for the whole program: a `@StateObject` in it is shared by all windows, one in a view belongs to its window.
@MainActor
public protocol App {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder var body: Body { get }
  /// Makes the app.
  init()
}

/// One kind of window of a SwiftUI app, as hosts take it.
package struct SceneApp: BinderyViews.App {
  package let title: String
  package let path: String
  package let summary: String
  /// All windows of the program share its settings.
  package let settingsName = ""
  let content: @MainActor () -> AnyView

  package var window: some View { content() }

  /// An app for each kind of window, the first at the root of the address.
  package static func all(of app: some App) -> [SceneApp] {
    let name = "\(type(of: app))".replacing(/App$/, with: "")
    return SceneWindow.all(of: app.body).enumerated().map { index, window in
      SceneApp(
        title: window.title ?? name, path: index == 0 ? "" : window.path,
        summary: name, content: window.content)
    }
  }
}
