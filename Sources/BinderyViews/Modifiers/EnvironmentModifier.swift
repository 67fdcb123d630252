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

  /// Sets an environment value for all views inside. If it is ``EnvironmentValues/layoutDirection``, browsers lay out this part of the screen
  /// in that direction; a terminal keeps its own.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    let isShown = keyPath == \EnvironmentValues.layoutDirection
    return Surrounded(content: self, value: value) { $0.environment[keyPath: keyPath] = $1 }
      .element(.whole) { if isShown { $0.set(.layoutDirection, value) } }
  }

  /// Sets an environment value for all views inside. If it is ``EnvironmentValues/dynamicTypeSize``, browsers show the text of this part of
  /// the screen larger or smaller; a terminal has one size.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>, _ value: DynamicTypeSize
  ) -> some View {
    let isShown = keyPath == \EnvironmentValues.dynamicTypeSize
    return Surrounded(content: self, value: value) { $0.environment[keyPath: keyPath] = $1 }
      .element(.whole) { if isShown { $0.set(.dynamicTypeSize, value) } }
  }

  /// Sets the object that views inside read by its type: `@Environment(Model.self) private var model`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    Surrounded(content: self, value: object) { $0.environment.setObject($1) }
  }
}
