/// Another program failed; it has printed why.
struct ToolProblem: Error, Equatable, CustomStringConvertible {
  let command: String

  var description: String { "The command failed: \(command)" }
}
