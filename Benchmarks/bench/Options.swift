/// The options of the command line.
struct Options {
  /// Prints one line of JSON per figure instead of tables.
  var json = false
  /// Also counts instructions: each trial runs under callgrind, which takes minutes.
  var instructions = false
  /// Runs only workloads and sections whose name has this prefix.
  var only: String?
  /// Runs one trial the given number of times without measuring; used under callgrind.
  var single: (workload: String, engine: String, repeats: Int)?

  static let usage = """
    Usage: bench [--json] [--instructions] [--only W3]
      --json           one line per figure
      --instructions   also count instructions with valgrind's callgrind (takes minutes)
      --only NAME      only workloads whose name begins with NAME
    """

  /// Parses the arguments; `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--instructions": instructions = true
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only = name
      case "--single":
        guard let workload = rest.popFirst(), let engine = rest.popFirst(), let repeats = rest.popFirst(),
          let count = Int(repeats)
        else { return nil }
        single = (workload, engine, count)
      default: return nil
      }
    }
  }

  /// Whether the options select a workload.
  func includes(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
}
