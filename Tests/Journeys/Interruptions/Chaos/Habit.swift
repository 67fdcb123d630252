@testable internal import BinderyTesting

/// What a ``ScriptedPerson`` does.
protocol Habit {
  /// Returns the next task.
  ///
  /// - Parameter name: A name for what it creates, which nothing else has.
  mutating func nextTask(_ name: String, _ random: inout SeededGenerator) -> ScriptedPerson.Task

  /// Performs an act of a task. The last one commits the person.
  mutating func act(_ task: ScriptedPerson.Task, as person: ScriptedPerson)

  /// Notes the outcome of a task. That of a lost one is uncertain.
  mutating func finish(_ task: ScriptedPerson.Task, isLost: Bool)
}
