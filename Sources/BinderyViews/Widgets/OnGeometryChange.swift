extension View {
  /// Runs an action with a value of the view's size, when a host has first reported the size and after each change of the value.
  ///
  /// The action never receives a guess, so it does not run in a page without script. A window that is restored, or opened again, begins with the
  /// last sizes that were reported.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: returns the value for a size.
  ///   - action: receives the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action with the old and the new value of the view's size, when a host has first reported the size, with the same value twice, and
  /// after each change of the value.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: returns the value for a size.
  ///   - action: receives the old and the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    overlay { SizeObserver(transform: transform, action: action) }
  }
}

/// Shows nothing over a view, and reports its size.
private struct SizeObserver<Value: Equatable>: View {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  @State private var space = MeasuredSpace()

  private var value: Value? { space.known == nil ? nil : transform(GeometryProxy(space: space)) }

  var body: some View {
    MeasuredView(space: space) { EmptyView() }
      .onChange(of: value, initial: true) { old, new in
        if let new { action(old ?? new, new) }
      }
  }
}
