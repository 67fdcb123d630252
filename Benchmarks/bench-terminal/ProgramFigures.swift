internal import BinderyStore
internal import Foundation

/// What the gallery itself costs in a terminal: a release build, at `BINDERY_GALLERY`.
@MainActor
struct ProgramFigures {
  let gallery: String
  private let folder = NSTemporaryDirectory() + "/bindery-bench-" + UUID().uuidString

  /// The rows of the table.
  func all() async throws -> [Measure] {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return [start()] + idle() + [try await memory()]
  }

  private func launch(_ app: String, in name: String) -> Program? {
    Program(
      gallery, [app, "--terminal", "--sample", "--reduce-motion", "--data", "\(folder)/\(name)"],
      environment: ["BINDERY_NOW": "2026-03-29T12:00:00Z"])
  }

  /// The best of five: the files are in the system's cache, as on every start but the first.
  private func start() -> Measure {
    let times = (0..<5).compactMap { _ in
      guard let program = launch("cloudy", in: "start") else { return nil as Double? }
      defer { program.end() }
      return program.milliseconds(untilWritten: "Hoogstraten")
    }
    return Measure(
      name: "start to the forecast, Cloudy, sample data", value: times.min(), unit: "ms", toReach: 120)
  }

  private func idle() -> [Measure] {
    guard let program = launch("grados", in: "idle"),
      program.milliseconds(untilWritten: "McGaheysville") != nil
    else { return [] }
    defer { program.end() }
    // The threads that the start needed end by themselves.
    program.idle(seconds: 12)
    let (wakeUps, time) = (program.wakeUps, program.processorMilliseconds)
    program.idle(seconds: 10)
    return [
      Measure(
        name: "idle for 10 s: wake-ups", value: max(0, program.wakeUps - wakeUps), unit: "", toReach: 0),
      Measure(
        name: "idle for 10 s: processor", value: program.processorMilliseconds - time, unit: "ms", toReach: 0),
    ]
  }

  private func memory() async throws -> Measure {
    try await fill("\(folder)/memory")
    let name = "memory, Pet Feeder with 10,000 feedings"
    guard let program = launch("pet-feeder", in: "memory"),
      program.milliseconds(untilWritten: "Miso") != nil
    else { return Measure(name: name, value: nil, unit: "MB", toReach: 60) }
    defer { program.end() }
    program.idle(seconds: 2)
    return Measure(name: name, value: program.residentMegabytes, unit: "MB", toReach: 60)
  }

  /// Writes records as Pet Feeder keeps them.
  private func fill(_ folder: String) async throws {
    let store = try Store.open(folder: folder)
    let newest = 796_478_400.0
    try await store.write { transaction in
      try transaction.save(Pet(id: "miso", name: "Miso", addedAt: newest - 4_000 * 3_600))
      for number in 0..<10_000 {
        try transaction.save(
          Feeding(
            id: "feeding-\(100_000 - number)", pet: "miso", meal: "Dry, 20g",
            at: newest - Double(number) * 1_200))
      }
    }
    store.close()
  }

  private struct Pet: Record {
    static let collection = "petfeeder.pet"
    let id: String
    let name: String
    let addedAt: Double
  }

  private struct Feeding: Record {
    static let collection = "petfeeder.feeding"
    let id: String
    let pet: String
    let meal: String
    let at: Double
  }
}

/// One measured figure of a program.
struct Measure {
  let name: String
  /// Nil where it could not be measured.
  let value: Double?
  let unit: String
  let toReach: Double?

  var row: String {
    let value =
      value.map { "\($0 < 10 ? "\(($0 * 10).rounded() / 10)" : "\(Int($0.rounded()))") \(unit)" }
      ?? "not measured"
    let goal = toReach.map { "≤ \(Int($0)) \(unit)" } ?? ""
    let mark = toReach.map { goal in self.value.map { $0 <= goal } ?? false ? "✓" : "✗" } ?? ""
    return [(name, 54), (value, 14), (goal, 10), (mark, 0)].map {
      $0.0 + String(repeating: " ", count: max(1, $0.1 - $0.0.count))
    }.joined(separator: " ")
  }

  var json: String {
    """
    {"figure":"\(name)","value":\(value.map { "\($0)" } ?? "null"),"unit":"\(unit)",\
    "toReach":\(toReach.map { "\($0)" } ?? "null")}
    """
  }
}
