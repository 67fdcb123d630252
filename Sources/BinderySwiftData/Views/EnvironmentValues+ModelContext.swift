public import BinderyViews

private enum ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContext(ModelContainer(graph: ModelGraph(store: nil)))
}

extension EnvironmentValues {
  /// The context of the surrounding `modelContainer(_:)`. Without one, models last as long as the process.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
