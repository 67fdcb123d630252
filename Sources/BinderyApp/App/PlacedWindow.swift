package import BinderyViews

/// A kind of window of a program, with the title and the address that it has there.
package struct PlacedWindow: WindowContainer, WindowDecoration {
  package let title: String
  package let path: String
  package let settingsName: String
  package let summary: String
  /// The app among several that declares it; nil for the app of the program.
  let owner: (any App)?
  package let scene: any WindowScene

  package var window: some View { innerWindow }

  package func replacingWindow(_ replacement: (any WindowScene) -> any WindowScene) -> any WindowScene {
    PlacedWindow(
      title: title, path: path, settingsName: settingsName, summary: summary, owner: owner,
      scene: replacement(scene))
  }

  /// Returns the windows of the app of a program: the first is at the root of the address. All share their settings.
  static func all(of app: some App) -> [PlacedWindow] { placed(app, below: "", owner: nil) }

  /// Returns the windows of an app among others, at addresses that begin with its name.
  static func all(in app: some App) -> [PlacedWindow] {
    placed(app, below: AppName(of: app).path, owner: app)
  }

  private static func placed(_ app: some App, below path: String, owner: (any App)?) -> [PlacedWindow] {
    let name = AppName(of: app)
    var isFirst = true
    return app.body.windowScenes.map { scene in
      // A group has placed its windows.
      if let placed = scene as? PlacedWindow { return placed }
      defer { isFirst = false }
      let own = isFirst ? "" : scene.path
      return PlacedWindow(
        title: scene.title.isEmpty ? name.title : scene.title,
        path: [path, own].filter { !$0.isEmpty }.joined(separator: "-"), settingsName: path,
        summary: scene.summary.isEmpty ? name.title : scene.summary, owner: owner, scene: scene)
    }
  }
}
