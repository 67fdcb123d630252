internal import BinderyPostgreSQL
internal import BinderyStore
internal import Foundation

/// Measures stores on a PostgreSQL server beside what the server itself does, and prints a table.
///
/// Usage: `bench-cluster ADDRESS`, as `Scripts/bench-cluster` calls it.
@main
enum BenchCluster {
  /// A record like those of Pet Feeder.
  private struct Feeding: Record {
    static let collection = "bench.feeding"
    let id: String
    let pet: String
    var grams: Int
    var at: Date
  }

  private static let rounds = 5
  private static let writes = 1_000
  private static let changes = 300

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("Usage: bench-cluster ADDRESS\n".utf8))
      exit(64)
    }
    let address = CommandLine.arguments[1]
    let (store, other) = (try await Store.open(database: address), try await Store.open(database: address))
    try await store.write { transaction in
      for number in 0..<100 { try transaction.save(feeding(number, grams: 0)) }
    }
    print("| figure | bindery | alone | ratio | to reach |\n| --- | ---: | ---: | ---: | --- |")
    var pairs: [(Double, Double)] = []
    for round in 0..<rounds {
      pairs.append((try await write(store, round), try Pgbench.milliseconds(address) * 1_000))
    }
    report("a write, against the same transaction by pgbench", pairs, "≤ 1.5×")
    pairs = []
    let bare = try BareNotification(address)
    for round in 0..<rounds {
      pairs.append((try await observe(store, other, round), try bare.microseconds(count: changes)))
    }
    report("committed on one store → reported by another, against a bare NOTIFY", pairs, "≤ 3×")
    let busy = try await Store.open(database: address + "&application_name=busy")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          _ = try? await busy.all(Feeding.self)
          try? await busy.save(feeding(number, grams: -1))
        }
      }
    }
    let count = try bare.text("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'busy'")
    busy.close()
    print("| connections of a busy store | \(count) | | | ≤ 4 |")
  }

  private static func feeding(_ number: Int, grams: Int) -> Feeding {
    Feeding(id: "feeding \(number)", pet: "Selina", grams: grams, at: Date(timeIntervalSince1970: 0))
  }

  /// Returns the mean time of a write in microseconds.
  private static func write(_ store: Store, _ round: Int) async throws -> Double {
    let start = ContinuousClock.now
    for number in 0..<writes {
      try await store.save(feeding(number % 100, grams: round * writes + number + 1))
    }
    return microseconds(since: start) / Double(writes)
  }

  /// Returns the median time in microseconds from the end of a write to its report by another store.
  private static func observe(_ store: Store, _ other: Store, _ round: Int) async throws -> Double {
    let (reports, report) = AsyncStream<ContinuousClock.Instant>.makeStream()
    let observation = other.observe(Feeding.self) { _ in report.yield(.now) }
    defer { observation.cancel() }
    var next = reports.makeAsyncIterator()
    var times: [Double] = []
    for number in 0..<changes {
      // Own reports are the last thing of a write before it returns, so they show the time of the commit.
      let (own, note) = AsyncStream<ContinuousClock.Instant>.makeStream()
      let commit = store.observe(Feeding.self) { _ in note.yield(.now) }
      try await store.save(feeding(number % 100, grams: -(round * changes + number + 2)))
      var committed = own.makeAsyncIterator()
      guard let start = await committed.next(), let end = await next.next() else { break }
      commit.cancel()
      times.append(max(0, Double((end - start).components.attoseconds) / 1e12))
      // Notifications that follow each other closely are combined, which is not measured here.
      try await Task.sleep(for: .milliseconds(6))
    }
    return times.sorted()[times.count / 2]
  }

  static func microseconds(since start: ContinuousClock.Instant) -> Double {
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12
  }

  /// Prints the round with the median ratio.
  private static func report(_ title: String, _ pairs: [(Double, Double)], _ goal: String) {
    let (value, alone) = pairs.sorted { $0.0 / $0.1 < $1.0 / $1.1 }[pairs.count / 2]
    print(
      "| \(title) | \(text(value)) µs | \(text(alone)) µs | \(String(format: "%.2f", value / alone)) | \(goal) |"
    )
  }

  private static func text(_ number: Double) -> String { String(format: "%.0f", number) }
}
