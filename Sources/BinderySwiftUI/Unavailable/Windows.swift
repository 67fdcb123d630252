public import BinderyViews

extension EnvironmentValues {
  /// Unavailable: hosts open windows.
  @available(
    *, unavailable,
    message:
      "A window is opened by its address: use a Link, or @Environment(\\.openURL) with the path of its WindowGroup."
  )
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Unavailable: people close windows.
  @available(
    *, unavailable,
    message: "People close windows themselves. Leave a screen or sheet with @Environment(\\.dismiss)."
  )
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
}

/// See `EnvironmentValues.openWindow`.
public struct OpenWindowAction {
  /// Opens the window of a scene.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value.
  public func callAsFunction<Value: Hashable>(value: Value) {}
  /// Opens the window of a scene for a value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {}
}
