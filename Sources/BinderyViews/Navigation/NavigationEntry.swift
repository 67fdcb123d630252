/// A screen over the root of a navigation stack.
@MainActor
final class NavigationEntry {
  /// The content.
  enum Goal {
    case route(AnyHashable)
    case view(@MainActor () -> AnyView)
  }

  var goal: Goal
  /// Its part of the path that hosts show.
  let text: String
  /// Runs after the screen was left.
  let dismissed: @MainActor () -> Void
  var screen: ScreenSlot?
  var presence: Presence?

  init(_ goal: Goal, text: String, dismissed: @escaping @MainActor () -> Void = {}) {
    self.goal = goal
    self.text = text
    self.dismissed = dismissed
  }

  /// The value that it shows, if any.
  var route: AnyHashable? { if case .route(let route) = goal { route } else { nil } }

  /// Releases the shown content.
  func end() {
    presence?.end()
    presence = nil
    screen = nil
  }
}
