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
  ///   - hasTime: is called while the rows of a stack are mounted; once it returns false, the rest is left to ``mountMore(while:)``. Nil
  ///     mounts everything.
  public convenience init(
    windowOf windowScene: some WindowScene, environment: EnvironmentValues = EnvironmentValues(),
    rows: RowMounting = .growing, while hasTime: (@MainActor () -> Bool)? = nil
  ) {
    var environment = environment
    let scene = environment.sceneState
    environment.sceneState = scene
    let session = environment.userSession
    self.init(environment: environment, rows: rows, while: hasTime) {
      scene.whileCurrent { session.whileCurrent { untracked { windowScene.window } } }
    }
    if let theme = windowScene.theme { set(root, .theme, theme) }
  }
}
