/// The options of the command line.
struct Options {
  /// Prints one line of JSON per figure instead of tables.
  var json = false
  /// Also counts instructions: each trial runs under callgrind, which takes minutes.
  var instructions = false
  /// Runs only workloads and sections whose name has this prefix.
  var only: String?
  /// Compares the instructions with those in a record.
  var check: String?
  /// Counts the instructions of the workloads in a record, and writes them to it.
  var record: String?
  /// Runs one trial the given number of times without measuring; used under callgrind.
  var single: (workload: String, engine: String, repeats: Int)?

  static let usage = """
    Usage: bench [--json] [--instructions] [--only W3]
           bench --check FILE | --record FILE
      --json           one line per figure
      --instructions   also count instructions with valgrind's callgrind (takes minutes)
      --only NAME      only workloads whose name begins with NAME
      --check FILE     compare the instructions of workloads with a record; exits with 1 if one takes over 3 % more
      --record FILE    count the workloads of a record again, and write them to it
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
      case "--check":
        guard let file = rest.popFirst() else { return nil }
        check = file
      case "--record":
        guard let file = rest.popFirst() else { return nil }
        record = file
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
