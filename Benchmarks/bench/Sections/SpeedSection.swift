import Foundation

/// The time per operation of every workload and engine.
struct SpeedSection: Section {
  let title = "Nanoseconds per operation (the fastest of \(Stopwatch.rounds) rounds, engines interleaved)"

  func run(_ options: Options) async throws -> SectionReport {
    var report = SectionReport()
    report.lines.append(row("", "one operation", Engine.allCases.map(\.rawValue)))
    for workload in Workloads.all where options.includes(workload.name) {
      let times = Stopwatch.measure(workload.trials)
      var cells: [Engine: String] = [:]
      for (trial, time) in zip(workload.trials, times) {
        var figure = Figure(workload: workload.name, engine: trial.engine.rawValue, value: time, unit: "ns")
        cells[trial.engine] = String(format: time < 100 ? "%.1f" : "%.0f", time)
        if options.instructions {
          figure.instructions = Callgrind.count(workload: workload.name, trial: trial)
          if let count = figure.instructions { cells[trial.engine]? += String(format: " (%.0f)", count) }
        }
        report.figures.append(figure)
      }
      report.lines.append(row(workload.name, workload.title, Engine.allCases.map { cells[$0] ?? "–" }))
    }
    if options.instructions { report.lines.append("In brackets: instructions per operation.") }
    report.lines += Goals.judge(report.figures)
    return report
  }

  private func row(_ name: String, _ title: String, _ cells: [String]) -> String {
    name.padding(toLength: 12, withPad: " ", startingAt: 0)
      + title.padding(toLength: 52, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined()
  }
}
