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
    // The innermost theme wins, as that of a view does.
    scene.changingWindows { $0.theme == nil ? ThemedWindow(scene: $0, theme: theme) : $0 }
  }
}

/// A kind of window with a theme.
private struct ThemedWindow: WindowDecoration {
  let scene: any WindowScene
  let theme: Theme?

  var window: some View { innerWindow }
}
