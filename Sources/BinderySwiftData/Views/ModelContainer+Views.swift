public import BinderyViews

extension View {
  /// Gives the views inside the context of a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    ModelScope(content: self, source: ModelSource { container })
  }

  /// Gives the views inside the context of a container with a class of models, and those to which they relate.
  ///
  /// - Parameters:
  ///   - inMemory: Whether the models last only as long as the view.
  ///   - isAutosaveEnabled: Whether changes are saved at the end of each event.
  ///   - onSetup: Receives the container, or why there is none; the view shows that reason.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }

  /// Gives the views inside the context of a container with classes of models, and those to which they relate.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ModelScope(
      content: self,
      source: ModelSource(
        for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }

  /// Gives the views inside a context.
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
}

extension Scene {
  /// Gives the windows the context of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    ModelScene(scene: self, source: ModelSource { container })
  }

  /// Gives the windows the context of a container with a class of models, and those to which they relate.
  ///
  /// - Parameters:
  ///   - inMemory: Whether the models last only as long as the program.
  ///   - isAutosaveEnabled: Whether changes are saved at the end of each event.
  ///   - onSetup: Receives the container, or why there is none; the windows show that reason.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }

  /// Gives the windows the context of a container with classes of models, and those to which they relate.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ModelScene(
      scene: self,
      source: ModelSource(
        for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

/// A scene whose windows share a container, which is loaded with the scene.
private struct ModelScene<Content: Scene>: SceneList {
  let scene: Content
  let source: ModelSource

  init(scene: Content, source: ModelSource) {
    self.scene = scene
    self.source = source
    _ = source.container
  }

  var scenes: [any WindowScene] {
    scene.changingWindows { ModelWindow(scene: $0, source: source) }
  }
}

/// A kind of window with the context of a container.
private struct ModelWindow: WindowDecoration {
  let scene: any WindowScene
  let source: ModelSource

  var window: some View { ModelScope(content: innerWindow, source: source) }
}
