internal import Foundation

/// What two workers cost, against one process without a supervisor.
struct WorkersSection: Section {
  let name = "workers"

  func measure() async throws -> [Figure] {
    let one = try ServerProcess(["serve"])
    let two = try ServerProcess(["serve", "--workers"])
    let (alone, shared) = (
      try await Self.page(one, try await HTTPClient.connect(port: one.port)),
      try await Self.page(two, try await HTTPClient.connect(port: two.port))
    )
    // In turns, so that other load on the machine affects both equally.
    var (single, several): ([Double], [Double]) = ([], [])
    for _ in 0..<6 {
      single += await LoadPage.closedLoop([alone], for: .seconds(1))
      several += await LoadPage.closedLoop([shared], for: .seconds(1))
    }
    let (tapAlone, tapShared) = (single.quantile(0.5), several.quantile(0.5))

    let (ones, twos) = (try await Self.pages(one), try await Self.pages(two))
    return [
      Figure(
        name: "workers-tap-p50", title: "event to patch, 1 client, 2 workers, median", value: tapShared,
        unit: "µs", echo: tapAlone, goal: "≤ 1.1× one process", isReached: tapShared <= 1.1 * tapAlone),
      await Self.cost("workers-cpu", "closed loop", (one, ones), (two, twos)) {
        await LoadPage.closedLoop($0, for: .seconds(2)).count
      },
      // With half as many events, a process handles fewer of them each time it wakes up.
      await Self.cost("workers-cpu-paced", "paced at 10/s", (one, ones), (two, twos)) {
        await LoadPage.paced($0, every: .milliseconds(100), for: .seconds(3)).count
      },
    ]
  }

  private typealias Load = (server: ServerProcess, pages: [LoadPage])

  /// The processor time of an event of 100 clients, in turns.
  private static func cost(
    _ name: String, _ pace: String, _ one: Load, _ two: Load, press: ([LoadPage]) async -> Int
  ) async -> Figure {
    var costs: [[Double]] = [[], []]
    for _ in 0..<4 {
      for (index, load) in [one, two].enumerated() {
        let start = load.server.processorTime
        let events = await press(load.pages)
        costs[index].append((load.server.processorTime - start) * 1e6 / Double(events))
      }
    }
    let (alone, shared) = (costs[0].quantile(0.5), costs[1].quantile(0.5))
    return Figure(
      name: name, title: "processor time of an event, 100 clients, \(pace), 2 workers", value: shared,
      unit: "µs", echo: alone, goal: "≤ 1.1× one process", isReached: shared <= 1.1 * alone)
  }

  private static func pages(_ server: ServerProcess) async throws -> [LoadPage] {
    // Some connections reach the one worker, some the other.
    var clients: [HTTPClient] = []
    for _ in 0..<4 { clients.append(try await HTTPClient.connect(port: server.port)) }
    defer { for client in clients { client.close() } }
    var pages: [LoadPage] = []
    for index in 0..<100 { pages.append(try await page(server, clients[index % clients.count])) }
    return pages
  }

  /// Opens a page whose socket reaches the worker that served it. The connection of the page is an earlier one: the system gives new ones to
  /// the workers in turn, so that the next one of a new one would always reach the other worker.
  private static func page(_ server: ServerProcess, _ client: HTTPClient) async throws -> LoadPage {
    for _ in 0..<100 {
      if let page = try? await LoadPage.open(port: server.port, "/counter", client: client) { return page }
    }
    return try await LoadPage.open(port: server.port, "/counter", client: client)
  }
}
