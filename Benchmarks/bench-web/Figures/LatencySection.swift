/// How long one event takes, alone and among others.
struct LatencySection: Section {
  let name = "latency"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let floor = try ServerProcess(["echo"])
    let page = try await LoadPage.open(port: host.port, "/counter")
    let echo = try await LoadPage.echo(port: floor.port)
    // In turns, so that other load on the machine affects both equally.
    var (taps, pings): ([Double], [Double]) = ([], [])
    for _ in 0..<4 {
      taps += await LoadPage.closedLoop([page], for: .seconds(1))
      pings += await LoadPage.closedLoop([echo], for: .seconds(1))
    }
    let (tap, ping) = (taps.quantile(0.5), pings.quantile(0.5))
    var figures = [
      Figure(
        name: "tap-p50", title: "event to patch, 1 client, median", value: tap, unit: "µs", echo: ping,
        goal: "≤ ping + 25 µs", isReached: tap <= ping + 25)
    ]
    let pages = try await Self.pages(host, 100)
    let echoes = try await Self.echoes(floor, 100)
    (taps, pings) = ([], [])
    for _ in 0..<2 {
      taps += await LoadPage.paced(pages, every: .milliseconds(100), for: .seconds(3))
      pings += await LoadPage.paced(echoes, every: .milliseconds(100), for: .seconds(3))
    }
    let (tap99, ping99) = (taps.quantile(0.99), pings.quantile(0.99))
    figures.append(
      Figure(
        name: "paced-p99", title: "100 clients paced at 10/s, p99", value: tap99, unit: "µs", echo: ping99,
        goal: "≤ 1.5× ping", isReached: tap99 <= 1.5 * ping99))
    return figures
  }

  static func pages(_ host: ServerProcess, _ count: Int, _ path: String = "/counter") async throws
    -> [LoadPage]
  {
    let client = try await HTTPClient.connect(port: host.port)
    defer { client.close() }
    var pages: [LoadPage] = []
    for _ in 0..<count { pages.append(try await LoadPage.open(port: host.port, path, client: client)) }
    return pages
  }

  static func echoes(_ floor: ServerProcess, _ count: Int) async throws -> [LoadPage] {
    var pages: [LoadPage] = []
    for _ in 0..<count { pages.append(try await LoadPage.echo(port: floor.port)) }
    return pages
  }
}
