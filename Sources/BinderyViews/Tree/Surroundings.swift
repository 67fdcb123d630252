/// What is the same for many places: kept once and shared, since every place keeps its context.
@MainActor
final class Surroundings {
  unowned let tree: ViewTree
  var environment: EnvironmentValues
  /// The screen around. It owns what stands on it, so nothing on it may own the screen.
  weak var screen: (any ScreenController)?
  /// The navigation stack around, which owns its screens.
  weak var navigation: (any NavigationController)?
  /// The picker or tab view around.
  var choice: Choice?
  /// What a button does besides its action: an alert's button also closes it.
  var answer: (@MainActor () -> Void)?

  init(tree: ViewTree, environment: EnvironmentValues) {
    self.tree = tree
    self.environment = environment
  }

  /// The same, to be changed for a part of the tree.
  func copy() -> Surroundings {
    let copy = Surroundings(tree: tree, environment: environment)
    copy.screen = screen
    copy.navigation = navigation
    copy.choice = choice
    copy.answer = answer
    return copy
  }
}
