extension View {
  /// Sets a value of the environment for all views inside.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    ContextModified(content: self) { context in
      context = context.surrounded { $0.environment[keyPath: keyPath] = value }
    }
  }
}
