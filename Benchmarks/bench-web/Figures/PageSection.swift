internal import NIOCore

/// How long the server takes for a first page, and how large the page is.
struct PageSection: Section {
  let name = "page"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let client = try await HTTPClient.connect(port: host.port)
    defer { client.close() }
    let floor = try await Self.milliseconds(client, "/healthz", rounds: 200)
    var figures: [Figure] = []
    for (name, title, path, rounds, limit) in [
      ("counter", "first paint of a counter", "/counter", 200, 0.3),
      ("rows", "first paint of 1,000 rows that are not lazy", "/rows", 20, 8),
      ("cloudy", "first paint of Cloudy", "/cloudy", 50, 2),
    ] {
      let time = try await Self.milliseconds(client, path, rounds: rounds) - floor
      let page = Double(try await client.get(path).readableBytes) / 1000
      let packed = Double(try await client.get(path, gzip: true).readableBytes) / 1000
      figures.append(
        Figure(
          name: "paint-\(name)", title: "\(title), server time", value: time, unit: "ms", echo: floor,
          goal: "≤ \(limit) ms", isReached: time <= limit))
      let isBounded = name == "rows"
      figures.append(
        Figure(
          name: "size-\(name)", title: "\(title), size", value: page, unit: "KB",
          goal: isBounded ? "≤ 150 KB" : "", isReached: isBounded ? page <= 150 : nil))
      figures.append(
        Figure(name: "gzip-\(name)", title: "\(title), compressed", value: packed, unit: "KB"))
    }
    return figures
  }

  /// The median time of an answer, after a few that warm the server.
  private static func milliseconds(_ client: HTTPClient, _ path: String, rounds: Int) async throws -> Double {
    for _ in 0..<5 { _ = try await client.get(path) }
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = NIODeadline.now()
      _ = try await client.get(path)
      times.append(Double((NIODeadline.now() - start).nanoseconds) / 1_000_000)
    }
    return times.quantile(0.5)
  }
}
