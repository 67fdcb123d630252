import Bindery
import Foundation

/// Measures the engine and its peers, and prints tables or lines of JSON.
@main
@MainActor
enum Bench {
  /// The sections, in order. Each is a file in `Sections`.
  static let sections: [any Section] = [
    SpeedSection(), MemorySection(), WindowSection(),
  ]

  static func main() async throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      print(Options.usage)
      exit(2)
    }
    // Only Observation reads the observable models here; W3o measures the cost of tracking them.
    ObservationInterop.tracksObservables = false
    if let single = options.single { return runSingle(single) }
    if let file = options.check ?? options.record {
      exit(try InstructionRecord(file: file).run(writes: options.record != nil) ? 0 : 1)
    }
    for section in sections {
      let report = try await section.run(options)
      if options.json {
        for figure in report.figures { print(figure.json) }
      } else if !report.lines.isEmpty {
        print("\n\(section.title)\n")
        for line in report.lines { print(line) }
      }
    }
  }

  /// Runs one trial for callgrind.
  private static func runSingle(_ single: (workload: String, engine: String, repeats: Int)) {
    for workload in Workloads.all where workload.name == single.workload {
      for trial in workload.trials where trial.engine.rawValue == single.engine {
        let body = trial.prepare()
        for _ in 0..<single.repeats { body() }
      }
    }
  }
}
