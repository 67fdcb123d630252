extension View {
  /// Sets an environment value for all views inside.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    ContextModified(content: self) { context in
      context = context.surrounded { $0.environment[keyPath: keyPath] = value }
    }
  }

  /// Sets the object that views inside read by its type: `@Environment(Model.self) private var model`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    ContextModified(content: self) { context in
      context = context.surrounded { $0.environment.setObject(object) }
    }
  }
}
