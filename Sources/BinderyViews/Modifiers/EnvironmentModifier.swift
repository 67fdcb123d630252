extension View {
  /// Sets an environment value for all views inside.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    Surrounded(content: self, value: value) { $0.environment[keyPath: keyPath] = $1 }
  }

  /// Sets the object that views inside read by its type: `@Environment(Model.self) private var model`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    Surrounded(content: self, value: object) { $0.environment.setObject($1) }
  }
}
