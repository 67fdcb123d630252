internal import Bindery
internal import BinderyViewModels

extension ViewTree {
  /// Mounts a window of a scene.
  ///
  /// ``WindowScene/window`` is called once: values that view models read while they are created do not cause another call.
  /// `SceneState.current` is the window's state meanwhile, and `UserSession.current` its log-in.
  ///
  /// - Parameters:
  ///   - windowScene: the scene.
  ///   - environment: the values that views read through ``Environment``.
  ///   - rows: the policy for mounting the rows of long lists.
  public convenience init(
    windowOf windowScene: some WindowScene, environment: EnvironmentValues = EnvironmentValues(),
    rows: RowMounting = .growing
  ) {
    var environment = environment
    let scene = environment.sceneState
    environment.sceneState = scene
    let session = environment.userSession
    self.init(environment: environment, rows: rows) {
      scene.whileCurrent { session.whileCurrent { untracked { windowScene.window } } }
    }
    if let theme = windowScene.theme { set(root, .theme, theme) }
  }
}
