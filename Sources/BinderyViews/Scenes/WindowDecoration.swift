/// A kind of window that changes another one: everything that it does not declare itself is that of the other one.
@MainActor
package protocol WindowDecoration: WindowScene {
  /// The kind of window that it changes.
  var scene: any WindowScene { get }
}

extension WindowDecoration {
  package var title: String { scene.title }
  package var path: String { scene.path }
  package var settingsName: String { scene.settingsName }
  package var summary: String { scene.summary }
  package var pictures: [PictureCatalog] { scene.pictures }
  package var storedPictures: [StoredPictureFolder] { scene.storedPictures }
  package var pictureOrigins: [String] { scene.pictureOrigins }
  package var theme: Theme? { scene.theme }

  /// The view of a new window of the other kind.
  package var innerWindow: AnyView { view(of: scene) }

  private func view(of scene: some WindowScene) -> AnyView { AnyView(scene.window) }
}

extension Scene {
  /// Returns the kinds of windows of the scene with a change: that of a window at a place of its own applies inside of the place.
  package func changingWindows(_ change: (any WindowScene) -> any WindowScene) -> [any WindowScene] {
    windowScenes.map { window in
      (window as? any WindowContainer)?.replacingWindow(change) ?? change(window)
    }
  }
}
