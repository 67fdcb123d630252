internal import Bindery

/// The inherited part of a mount context, stored once for all slots that share it.
@MainActor
final class Surroundings {
  unowned let tree: ViewTree
  var environment: EnvironmentValues { didSet { knownLocalization = nil } }
  private var knownLocalization: Localization?
  /// The surrounding screen. It owns its content, so nothing in it may own the screen.
  weak var screen: (any ScreenController)?
  /// The surrounding navigation stack, which owns its screens.
  weak var navigation: (any NavigationController)?
  /// The surrounding column of a split view, in which lists and links choose what the next column shows; the split view owns it.
  weak var column: (any ColumnController)?
  /// The surrounding last column of a split view, for a navigation stack that is its content.
  weak var lastColumn: (any LastColumn)?
  /// The surrounding picker, list or tab view.
  var choice: Choice?
  /// The surrounding tab view, which owns its pages.
  weak var tabs: (any TabController)?
  /// The views to which a proxy of the surrounding scroll view reader can scroll; the reader owns it.
  weak var scrollTargets: ScrollTargets?
  /// The additional action of buttons: an alert's button also closes the alert.
  var answer: (@MainActor () -> Void)?
  /// The surrounding screen or tab, which may be hidden; `nil` if there is none.
  var presence: Presence?

  init(tree: ViewTree, environment: EnvironmentValues) {
    self.tree = tree
    self.environment = environment
  }

  /// The place for which a closure is evaluated now, if any: it determines the language of a
  /// ``LocalizedStringKey``.
  private(set) static var current: Surroundings?

  /// Evaluates a closure for this place.
  func evaluate<Value>(_ source: () -> Value) -> Value {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return source()
  }

  /// Evaluates the source of a reaction for this place. Its reads are tracked.
  func reading<Value>(_ source: () -> Value) -> Value { evaluate { Reaction.reading(source) } }

  /// The language and translations of texts here.
  var localization: Localization {
    if let knownLocalization { return knownLocalization }
    let localization = Localization(environment)
    knownLocalization = localization
    return localization
  }

  /// Returns a copy to change for a part of the tree.
  func copy() -> Surroundings {
    let copy = Surroundings(tree: tree, environment: environment)
    copy.screen = screen
    copy.navigation = navigation
    copy.column = column
    copy.lastColumn = lastColumn
    copy.choice = choice
    copy.tabs = tabs
    copy.scrollTargets = scrollTargets
    copy.answer = answer
    copy.presence = presence
    return copy
  }
}
