/// How many events a second 100 clients get answered that wait for nothing but their answers.
struct ThroughputSection: Section {
  let name = "throughput"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let floor = try ServerProcess(["echo"])
    let counters = try await LatencySection.pages(host, 100)
    let echoes = try await LatencySection.echoes(floor, 100)
    let rows = try await LatencySection.pages(host, 20, "/rows")
    // Of fewer clients, fewer events are read at once: each kind has an echo with as many.
    var (counter, row, ping, rowPing) = (0.0, 0.0, 0.0, 0.0)
    for _ in 0..<2 {
      counter += await Self.rate(counters)
      ping += await Self.rate(echoes)
      row += await Self.rate(rows, button: "row")
      rowPing += await Self.rate(Array(echoes.prefix(rows.count)))
    }
    return [
      Figure(
        name: "closed-counter", title: "closed loop, 100 clients, counter", value: counter / 2, unit: "/s",
        echo: ping / 2, goal: "≥ 80 % of ping", isReached: counter >= 0.8 * ping),
      Figure(
        name: "closed-row", title: "closed loop, 20 clients, one of 1,000 rows", value: row / 2, unit: "/s",
        echo: rowPing / 2, goal: "≥ 80 % of ping", isReached: row >= 0.8 * rowPing),
    ]
  }

  /// The events per second.
  private static func rate(_ pages: [LoadPage], button: String = "Count") async -> Double {
    Double(await LoadPage.closedLoop(pages, for: .seconds(2), button: button).count) / 2
  }
}
