internal import Bindery

/// An effect of a hostile program, and its expected state.
@MainActor
final class EffectRecord {
  let number: Int
  let recipe: Recipe
  /// The effect during whose run it was created, and the number of that run.
  let parent: (record: EffectRecord, run: Int)?
  /// Whether it was created where no run owns effects. It then ends only when it is disposed or dropped.
  let isRoot: Bool

  weak var disposable: Disposable?
  /// Whether its first run is over and it has been passed to its owner.
  var isMade = false
  /// Whether a bag retains it, and no run owns it any more.
  var isInBag = false
  /// Whether it was disposed, or its last reference was dropped.
  var isEnded: Bool { endStep != nil }
  /// The step in which it ended.
  var endStep: Int?
  /// Whether it was observed to be inactive.
  var wasInactive = false
  var isRunning = false
  var runs = 0
  var runsInStep = 0
  /// The values that the last run read, in order; incomplete if it failed in the middle.
  var inputs: [Int] = []
  /// Whether the last run read all its inputs.
  var isComplete = false
  /// Whether the last run also read other values.
  var strayed = false
  /// The last step in which something was written during one of its runs.
  var lastWrite = -1
  /// Whether the engine stopped it in a cycle, so that it may show old values until it runs again.
  var isExcused = false

  init(number: Int, recipe: Recipe, parent: (record: EffectRecord, run: Int)?, isRoot: Bool) {
    self.number = number
    self.recipe = recipe
    self.parent = parent
    self.isRoot = isRoot
  }

  /// Whether the effect is active.
  var isActive: Bool { disposable?.isActive == true }

  /// Whether the run that created it is over, and its effect has run again or ended. The rest of a run in which an effect ends itself
  /// still owns the effects that it creates.
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
