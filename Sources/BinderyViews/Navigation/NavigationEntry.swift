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
  /// Runs when it was left.
  let dismissed: @MainActor () -> Void
  var screen: ScreenSlot?
  var presence: Presence?

  init(_ goal: Goal, text: String, dismissed: @escaping @MainActor () -> Void = {}) {
    self.goal = goal
    self.text = text
    self.dismissed = dismissed
  }

  /// The value that it shows, if it shows one.
  var route: AnyHashable? { if case .route(let route) = goal { route } else { nil } }

  /// Lets go of what it showed.
  func end() {
    presence?.end()
    presence = nil
    screen = nil
  }
}
