extension View {
  /// Sets an environment value for all views inside.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    Surrounded(content: self, value: value) { $0.environment[keyPath: keyPath] = $1 }
  }

  /// Sets an environment value for all views inside. If it is ``EnvironmentValues/colorScheme``, hosts show this part of the screen, and the
  /// sheets and dialogs that it presents, in that scheme, regardless of the person's setting.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> some View {
    let isShown = keyPath == \EnvironmentValues.colorScheme
    let content = Surrounded(content: self, value: value) {
      $0.environment[keyPath: keyPath] = $1
      if isShown { $0.environment.shownColorScheme = $1 }
    }
    return content.element(.whole) { if isShown { $0.set(.colorScheme, value) } }
  }

  /// Sets the object that views inside read by its type: `@Environment(Model.self) private var model`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    Surrounded(content: self, value: object) { $0.environment.setObject($1) }
  }
}
