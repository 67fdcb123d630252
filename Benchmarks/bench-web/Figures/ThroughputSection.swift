/// How many events a second 100 clients get answered that wait for nothing but their answers.
struct ThroughputSection: Section {
  let name = "throughput"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let floor = try ServerProcess(["echo"])
    let counters = try await LatencySection.pages(host, 100)
    let echoes = try await LatencySection.echoes(floor, 100)
    let rows = try await LatencySection.pages(host, 20, "/rows")
    var (counter, row, ping) = (0.0, 0.0, 0.0)
    for _ in 0..<2 {
      counter += Double(await LoadPage.closedLoop(counters, for: .seconds(2)).count) / 4
      ping += Double(await LoadPage.closedLoop(echoes, for: .seconds(2)).count) / 4
      row += Double(await Self.rowLoop(rows, for: .seconds(2))) / 4
    }
    return [
      Figure(
        name: "closed-counter", title: "closed loop, 100 clients, counter", value: counter, unit: "/s",
        echo: ping, goal: "≥ 80 % of ping", isReached: counter >= 0.8 * ping),
      Figure(
        name: "closed-row", title: "closed loop, 20 clients, one of 1,000 rows", value: row, unit: "/s",
        echo: ping, goal: "≥ 80 % of ping", isReached: row >= 0.8 * ping),
    ]
  }

  private static func rowLoop(_ pages: [LoadPage], for duration: Duration) async -> Int {
    await LoadPage.closedLoop(pages, for: duration, button: "row").count
  }
}
