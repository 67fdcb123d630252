extension Scene {
  /// Sets the look of the windows of the scene. Set it last: after the title, pictures and commands.
  public func theme(_ theme: Theme) -> some Scene {
    theme.reportAdjustments()
    return ThemedScene(scene: self, theme: theme)
  }
}

/// A scene whose windows have a theme.
private struct ThemedScene<Content: Scene>: SceneList {
  let scene: Content
  let theme: Theme

  var scenes: [any WindowScene] {
    scene.windowScenes.map { window in
      // The innermost theme wins, as that of a view does.
      if window.theme != nil { return window }
      if let placed = window as? any WindowContainer {
        return placed.replacingWindow { ThemedWindow(scene: $0, theme: theme) }
      }
      return ThemedWindow(scene: window, theme: theme)
    }
  }
}

/// A kind of window with a theme.
private struct ThemedWindow: WindowScene {
  let scene: any WindowScene
  let theme: Theme?

  var title: String { scene.title }
  var path: String { scene.path }
  var settingsName: String { scene.settingsName }
  var summary: String { scene.summary }
  var pictures: [PictureCatalog] { scene.pictures }
  var storedPictures: [StoredPictureFolder] { scene.storedPictures }
  var pictureOrigins: [String] { scene.pictureOrigins }
  var window: some View { view(of: scene) }

  private func view(of scene: some WindowScene) -> AnyView { AnyView(scene.window) }
}
