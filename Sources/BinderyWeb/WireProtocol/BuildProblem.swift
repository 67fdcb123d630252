/// A reason why the changed sources of a program are not shown yet.
struct BuildProblem: Codable, Hashable, Sendable {
  /// The place in the sources: `Sources/Kanban/CounterView.swift:12:7`; empty if it has none.
  let place: String
  /// What is wrong.
  let message: String
  /// The lines of the sources around it; empty if there are none.
  let excerpt: String
}
