internal import Bindery

/// An effect of a hostile program, and what is known about it.
@MainActor
final class EffectRecord {
  let number: Int
  let recipe: Recipe
  /// The effect during whose run it was made, and which of its runs that was.
  let parent: (record: EffectRecord, run: Int)?
  /// Whether it was made where no run owns effects: then it ends only when it is disposed or dropped.
  let isRoot: Bool

  weak var disposable: Disposable?
  /// Whether its first run is over and it has been handed to whoever keeps it.
  var isMade = false
  /// Whether a bag keeps it, and no run owns it any more.
  var isInBag = false
  /// Whether it was disposed, or dropped where only its keeper could keep it.
  var isEnded: Bool { endStep != nil }
  /// The step in which it ended.
  var endStep: Int?
  /// Whether it was seen to have ended.
  var wasInactive = false
  var isRunning = false
  var runs = 0
  var runsInStep = 0
  /// The values of what the last run read, in order; only the first ones if it failed in the middle.
  var inputs: [Int] = []
  /// Whether the last run read all of them.
  var isComplete = false
  /// Whether the last run read other things, too.
  var strayed = false
  /// The last step in which something was written during one of its runs.
  var lastWrite = -1
  /// Whether it was given up and may show old values until it runs again.
  var isExcused = false

  init(number: Int, recipe: Recipe, parent: (record: EffectRecord, run: Int)?, isRoot: Bool) {
    self.number = number
    self.recipe = recipe
    self.parent = parent
    self.isRoot = isRoot
  }

  /// Whether the effect is active.
  var isActive: Bool { disposable?.isActive == true }

  /// Whether the run that made it is over, and its effect has run again or ended. The rest of a run in which an effect ends itself still
  /// owns what it makes.
  var hasLostParent: Bool {
    guard let parent else { return false }
    if parent.record.runs != parent.run { return true }
    guard parent.record.isMade, !parent.record.isRunning else { return false }
    return parent.record.isEnded || !parent.record.isActive
  }
}

/// A bag of a hostile program.
@MainActor
final class BagRecord {
  var bag: DisposeBag? = DisposeBag()
  var records: [EffectRecord] = []
  /// The number of nested calls that are emptying it, which keeps it alive.
  var disposals = 0
}
