/// The interface of the surrounding navigation stack for screens and links.
@MainActor
protocol NavigationController: AnyObject {
  /// Sets the destination for values of a type, in place of the owner's previous one.
  func setDestination(_ destination: NavigationDestination, of owner: Slot)
  /// Removes the destination of an owner.
  func removeDestination(of owner: Slot)
  /// Returns whether the path accepts a value.
  func takes(_ value: AnyHashable) -> Bool
  /// Creates the name of a screen without a text, for the path that hosts show.
  func makeName(for goal: @escaping @MainActor (any NavigationController) -> Void) -> String
  /// Removes a name.
  func forget(name: String)
  /// Shows the screen of a value over the current one.
  ///
  /// - Parameter name: the name of the screen if the value has no text.
  func push(_ value: AnyHashable, name: String?)
  /// Shows a view over the current screen, or replaces the content of a screen with the same name.
  ///
  /// - Parameters:
  ///   - view: returns the view to show.
  ///   - name: the name of the screen.
  ///   - dismissed: runs after the screen was left.
  func show(
    _ view: @escaping @MainActor () -> AnyView, name: String, dismissed: @escaping @MainActor () -> Void)
  /// Updates the content of a shown screen.
  func update(_ view: @escaping @MainActor () -> AnyView, name: String)
  /// Pops the named screen and everything above it.
  func leave(name: String)
  /// Returns the texts of the path's screens, with another one appended.
  func path(appending text: String) -> [String]
}

/// The destination for values of one type.
struct NavigationDestination {
  /// Returns the screen of a value; `nil` for values of other types.
  let view: @MainActor (AnyHashable) -> AnyView?
  /// Returns the value of a text.
  let parse: @MainActor (String) -> AnyHashable?

  /// Creates a destination for values of a type.
  @MainActor
  init<Value: Hashable>(_ view: @escaping @MainActor (Value) -> AnyView) {
    self.view = { value in (value.base as? Value).map(view) }
    parse = { text in RouteText.value(Value.self, of: text).map { AnyHashable($0) } }
  }
}

/// The interface of the surrounding column of a split view for lists and links.
@MainActor
protocol ColumnController: NavigationController {
  /// Returns a selection that also brings the next column to the front, and keeps a chosen value when it is pressed again. Of several lists
  /// in the column, that of the first one counts.
  func following(_ choice: Choice, of list: Slot) -> Choice
  /// Whether a value can be selected in the list.
  func selects(_ value: AnyHashable) -> Bool
  /// Whether the next column shows the screen of a link.
  func isLinked(to text: String?) -> Bool
}

/// The interface of the last column of a split view for a navigation stack that is its content.
@MainActor
protocol LastColumn: AnyObject {
  /// Whether no navigation stack is part of the column.
  var isFree: Bool { get }
}
