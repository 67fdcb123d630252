internal import Bindery

/// The mount context that many slots have in common, stored once, because every slot keeps its context.
@MainActor
final class Surroundings {
  unowned let tree: ViewTree
  var environment: EnvironmentValues { didSet { knownLocalization = nil } }
  private var knownLocalization: Localization?
  /// The surrounding screen. It owns its content, so nothing in it may own the screen.
  weak var screen: (any ScreenController)?
  /// The surrounding navigation stack, which owns its screens.
  weak var navigation: (any NavigationController)?
  /// The picker, list or tab view around.
  var choice: Choice?
  /// The tab view around, which owns its pages.
  weak var tabs: (any TabController)?
  /// What a proxy of the scroll view reader around can scroll to; the reader owns it.
  weak var scrollTargets: ScrollTargets?
  /// What a button does after its action: an alert's button also closes the alert.
  var answer: (@MainActor () -> Void)?
  /// The screen or tab around, which may be away; `nil` where nothing around can be.
  var presence: Presence?

  init(tree: ViewTree, environment: EnvironmentValues) {
    self.tree = tree
    self.environment = environment
  }

  /// The place for which something is evaluated now, if any: what a ``LocalizedStringKey`` takes its language from.
  private(set) static var current: Surroundings?

  /// Evaluates something for this place.
  func evaluate<Value>(_ source: () -> Value) -> Value {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return source()
  }

  /// Evaluates the source of a reaction for this place. What it reads is tracked.
  func reading<Value>(_ source: () -> Value) -> Value { evaluate { Reaction.reading(source) } }

  /// The language of texts here, and their translations.
  var localization: Localization {
    if let knownLocalization { return knownLocalization }
    let localization = Localization(environment)
    knownLocalization = localization
    return localization
  }

  /// A copy to change for a part of the tree.
  func copy() -> Surroundings {
    let copy = Surroundings(tree: tree, environment: environment)
    copy.screen = screen
    copy.navigation = navigation
    copy.choice = choice
    copy.tabs = tabs
    copy.scrollTargets = scrollTargets
    copy.answer = answer
    copy.presence = presence
    return copy
  }
}
