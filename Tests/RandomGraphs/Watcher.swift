internal import Bindery

/// An effect of a random graph, and its additional behavior.
@MainActor
final class Watcher {
  /// The additional behavior of the effect.
  enum Habit {
    case watch
    /// Disposes another watcher, or itself, when it reads a certain value.
    case dispose(Int)
    /// Creates an inner effect in each run.
    case nest(Formula)
    /// Writes the value that it reads into a box that no formula above it depends on.
    case write(Int)
  }

  let formula: Formula
  let habit: Habit
  /// The number of additional runs allowed for one change, because it depends on boxes that effects write.
  let extraRuns: Int
  var binding: Disposable?
  var isDisposed = false
  var lastSeen = 0
  var runs = 0
  /// The value that the inner effect of the last run read.
  var innerSeen = 0
  /// The values that it read, according to the reference at the time of the run.
  var inputs: [Int] = []
  /// The violations that were found.
  var faults: [String] = []

  init(formula: Formula, habit: Habit, extraRuns: Int) {
    self.formula = formula
    self.habit = habit
    self.extraRuns = extraRuns
  }

  /// Whether it has no additional behavior, so that its number of runs is known exactly.
  var isPlain: Bool { extraRuns == 0 }

  func dispose() {
    isDisposed = true
    binding?.dispose()
    binding = nil
  }
}
