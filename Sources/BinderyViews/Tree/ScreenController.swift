/// The interface of the surrounding screen for views.
@MainActor
protocol ScreenController: AnyObject {
  /// Sets a property of the screen for a view on it, in place of the view's previous value.
  func set(
    _ property: Property, of owner: Slot, depth: Int, _ value: @escaping @MainActor () -> PropertyValue?)
  /// Removes the value of a view that disappears; the value of the view around it applies again.
  func remove(_ property: Property, of owner: Slot, depth: Int)
  /// The context for toolbar content, which is the first child of the screen.
  func toolbarContext(in context: MountContext) -> MountContext
}
