/// What the command line asks for.
struct Options {
  /// One JSON line a figure instead of tables.
  var json = false
  /// Count instructions too: each trial runs under callgrind, which takes minutes.
  var instructions = false
  /// Only workloads and sections whose name begins so.
  var only: String?
  /// Run one trial so many times and measure nothing: what runs under callgrind.
  var single: (workload: String, engine: String, repeats: Int)?

  static let usage = """
    Usage: bench [--json] [--instructions] [--only W3]
      --json           one line per figure
      --instructions   also count instructions with valgrind's callgrind (takes minutes)
      --only NAME      only workloads whose name begins with NAME
    """

  /// Reads the arguments; `nil` if they make no sense.
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

  /// Whether a workload is asked for.
  func includes(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
}
