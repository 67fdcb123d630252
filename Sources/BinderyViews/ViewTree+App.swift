internal import Bindery
internal import BinderyScenes

extension ViewTree {
  /// Mounts a window of an app.
  ///
  /// ``App/window`` is called once: what view models read of themselves while they are made does not make the window again.
  /// `SceneState.current` is the window's state meanwhile.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - environment: what views read through ``Environment``.
  ///   - rows: which rows of long lists are mounted.
  public convenience init(
    windowOf app: some App, environment: EnvironmentValues = EnvironmentValues(),
    rows: RowMounting = .growing
  ) {
    var environment = environment
    let scene = environment.sceneState
    environment.sceneState = scene
    self.init(environment: environment, rows: rows) { scene.whileCurrent { untracked { app.window } } }
  }
}
