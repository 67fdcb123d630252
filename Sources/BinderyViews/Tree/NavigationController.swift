/// What screens and links use of the surrounding navigation stack.
@MainActor
protocol NavigationController: AnyObject {
  /// Says how the values of a type are shown, in place of what the same owner said before.
  func setDestination(_ destination: NavigationDestination, of owner: Slot)
  /// Forgets what an owner said.
  func removeDestination(of owner: Slot)
  /// Whether the path takes a value.
  func takes(_ value: AnyHashable) -> Bool
  /// Creates the name of a screen without a text, for the path that hosts show.
  func makeName(for goal: @escaping @MainActor (any NavigationController) -> Void) -> String
  /// Forgets what a name leads to.
  func forget(name: String)
  /// Shows the screen of a value over what is shown.
  ///
  /// - Parameter name: of the screen, where the value has no text.
  func push(_ value: AnyHashable, name: String?)
  /// Shows a view over what is shown, or in place of what a screen of the same name shows.
  ///
  /// - Parameters:
  ///   - view: what is shown.
  ///   - name: of the screen.
  ///   - dismissed: runs when the screen was left.
  func show(
    _ view: @escaping @MainActor () -> AnyView, name: String, dismissed: @escaping @MainActor () -> Void)
  /// Updates the content of a shown screen.
  func update(_ view: @escaping @MainActor () -> AnyView, name: String)
  /// Pops the named screen and everything above it.
  func leave(name: String)
  /// The texts of the path's screens, with one more.
  func path(appending text: String) -> [String]
}

/// How the values of one type are shown.
struct NavigationDestination {
  /// The screen of a value; `nil` for values of other types.
  let view: @MainActor (AnyHashable) -> AnyView?
  /// The value that has a text.
  let parse: @MainActor (String) -> AnyHashable?

  /// Shows values of a type.
  @MainActor
  init<Value: Hashable>(_ view: @escaping @MainActor (Value) -> AnyView) {
    self.view = { value in (value.base as? Value).map(view) }
    parse = { text in RouteText.value(Value.self, of: text).map { AnyHashable($0) } }
  }
}
