extension Scene {
  /// Adds commands to the windows of the scene: each window has its own, which reach its views through ``FocusedValue``.
  ///
  /// Hosts list them, to be found by typing (in a browser Ctrl+K, on a Mac ⌘K; in a terminal Ctrl+P), and listen to their keyboard shortcuts.
  /// Both wait while a sheet or an alert covers the window. On a screen, a control with the same shortcut comes first.
  public func commands<Menus: Commands>(
    @CommandsBuilder content: @escaping @MainActor () -> Menus
  ) -> some Scene {
    CommandsScene(scene: self, menus: content)
  }
}

/// A scene whose windows have commands.
private struct CommandsScene<Content: Scene, Menus: Commands>: SceneList {
  let scene: Content
  let menus: @MainActor () -> Menus

  var scenes: [any WindowScene] {
    scene.changingWindows { CommandsWindow(scene: $0, menus: menus) }
  }
}

/// A kind of window with commands.
private struct CommandsWindow<Menus: Commands>: WindowDecoration {
  let scene: any WindowScene
  let menus: @MainActor () -> Menus

  var window: some View {
    Attached(content: innerWindow, place: { $0.overEverything() }, attachment: { menus().view })
  }
}
