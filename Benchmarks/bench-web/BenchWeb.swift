internal import BinderyWeb
internal import Foundation

/// Measures the browser host beside an echo over the same stack of sockets, and prints a table or lines of JSON.
///
/// The measured servers are this program, too, in other processes: `bench-web serve` and `bench-web echo`.
@main
enum BenchWeb {
  static func main() {
    MainEventLoop.run {
      do {
        try await run(Array(CommandLine.arguments.dropFirst()))
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) async throws {
    switch arguments.first {
    case "serve": return try await BenchServer.serve(Array(arguments.dropFirst()))
    case "echo": return try await BenchServer.echo()
    default: break
    }
    guard let options = Options(arguments) else {
      FileHandle.standardError.write(Data(Options.usage.utf8))
      exit(2)
    }
    if !options.json { write(Figure.header) }
    for section in sections where options.includes(section.name) {
      for figure in try await section.measure() { write(options.json ? figure.json : figure.line) }
    }
  }

  /// Prints a line at once, although the output may be a pipe.
  static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private static let sections: [any Section] = [
    LatencySection(), ThroughputSection(), SizeSection(), PageSection(), BystanderSection(), MemorySection(),
    OperationSection(), SavedStateSection(), TakeoverSection(), WorkersSection(), ClientSection(),
  ]
}

/// A part of the table: a file in `Figures`.
protocol Section: Sendable {
  /// By which `--only` selects it.
  var name: String { get }
  /// Starts servers, and measures.
  func measure() async throws -> [Figure]
}

/// The options of the command line.
struct Options {
  var json = false
  var only: [String] = []

  static let usage = """
    Usage: bench-web [--json] [--only NAME]…
      --json       one line per figure
      --only NAME  latency, throughput, size, page, bystander, memory, operation, saved-state, takeover, workers or
                   client (which needs Chromium)

    """

  /// Parses the arguments; `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only.append(name)
      default: return nil
      }
    }
  }

  /// Whether a section is measured.
  func includes(_ name: String) -> Bool { only.isEmpty || only.contains(name) }
}
