import Bindery
import CAllocator
import OpenCombine

/// W8: the allocated bytes of an observable and of an observer, and the number of runs of the last observer of a diamond.
struct MemorySection: Section {
  let title = "Memory (bytes on the heap) and runs"

  func run(_ options: Options) async throws -> SectionReport {
    var report = SectionReport()
    if options.includes("W8") { measureMemory(&report) }
    if options.includes("W6") { measureRuns(&report) }
    return report
  }

  private func measureMemory(_ report: inout SectionReport) {
    let observables: [(Engine, Double)] = [
      (.bindery, bytes { BinderyModel() }),
      (.box, bytes { TutorialBox(0) }),
      (.opencombine, bytes { CurrentValueSubject<Int, Never>(0) }),
      (.observable, bytes { ObservableModel() }),
      (.limit, bytes { Plain(0) }),
    ]
    let model = BinderyModel()
    let box = TutorialBox(0)
    let subject = CurrentValueSubject<Int, Never>(0)
    let observable = ObservableModel()
    let observers: [(Engine, Double)] = [
      (.bindery, bytes { effect { Sink.total &+= model.value } }),
      (.box, bytes { box.bind { Sink.total &+= $0 } }),
      (
        .opencombine,
        bytes { subject.sink { Sink.total &+= $0 } }
      ),
      (.observable, bytes { ObservationLoop { Sink.total &+= observable.value } }),
      (.limit, bytes { Limit(0) { Sink.total &+= $0 &+ model.value } }),
    ]
    for (name, kind, figures) in [("W8a", "observable", observables), ("W8b", "observer", observers)] {
      for (engine, value) in figures {
        report.figures.append(Figure(workload: name, engine: engine.rawValue, value: value, unit: "bytes"))
      }
      let cells = figures.map { "\($0.0.rawValue) \(Int($0.1.rounded()))" }
      report.lines.append("\(name) bytes per \(kind): " + cells.joined(separator: ", "))
    }
  }

  /// The bytes of one of many such objects.
  private func bytes<Thing>(_ make: () -> Thing) -> Double {
    let count = 100_000
    var things: [Thing] = []
    things.reserveCapacity(count)
    let before = allocated_bytes()
    for _ in 0..<count { things.append(make()) }
    let after = allocated_bytes()
    keep(all: things)
    return (Double(after) - Double(before)) / Double(count)
  }

  /// The number of runs of the final observer of W6 when the source is set once.
  private func measureRuns(_ report: inout SectionReport) {
    let model = BinderyModel()
    var runs = 0
    let derived = (0..<100).map { index in Computed { model.value &+ index } }
    let binding = effect {
      for value in derived { keep(all: value.value) }
      runs += 1
    }
    runs = 0
    model.value += 1
    keep(all: binding)

    let first = TutorialBox(0)
    var boxRuns = 0
    for index in 0..<100 {
      let derived = TutorialBox(0)
      first.bind { derived.value = $0 &+ index }
      derived.bind { _ in boxRuns += 1 }
    }
    boxRuns = 0
    first.value += 1

    for (engine, count) in [(Engine.bindery, runs), (.box, boxRuns)] {
      report.figures.append(
        Figure(workload: "W6-runs", engine: engine.rawValue, value: Double(count), unit: "runs"))
    }
    report.lines.append("W6 runs of the final observer per set: bindery \(runs), box \(boxRuns)")
  }
}
