/// What windows take in the server's memory, and what it gives back.
struct MemorySection: Section {
  let name = "memory"

  func measure() async throws -> [Figure] {
    [
      try await window("idle-counter", "an idle window with a counter", "/counter", count: 2000, limit: 12),
      try await unclaimed(),
      try await window(
        "window-rows", "a window with 1,000 rows that are not lazy", "/rows", count: 50, limit: 400),
      try await visits(),
    ]
  }

  /// The resident memory for each of many windows whose sockets are open.
  private func window(
    _ name: String, _ title: String, _ path: String, count: Int, limit: Double
  ) async throws -> Figure {
    let host = try ServerProcess(["serve"])
    // The first windows fill caches and pools.
    var pages = try await LatencySection.pages(host, 20, path)
    try await Task.sleep(for: .seconds(1))
    let before = host.memory
    pages += try await LatencySection.pages(host, count, path)
    try await Task.sleep(for: .seconds(2))
    let kibibytes = (host.memory - before) / Double(count) / 1024
    for page in pages { page.close() }
    return Figure(
      name: name, title: title, value: kibibytes, unit: "KiB", goal: "≤ \(Int(limit)) KiB",
      isReached: kibibytes <= limit)
  }

  /// The same for windows whose sockets never come.
  private func unclaimed() async throws -> Figure {
    let host = try ServerProcess(["serve"])
    let client = try await HTTPClient.connect(port: host.port)
    defer { client.close() }
    for _ in 0..<10 { _ = try await client.get("/rows") }
    let before = host.memory
    for _ in 0..<50 { _ = try await client.get("/rows") }
    try await Task.sleep(for: .seconds(2))
    return Figure(
      name: "unclaimed-rows", title: "the same until its socket comes",
      value: (host.memory - before) / 50 / 1024,
      unit: "KiB", goal: "≤ 400 KiB", isReached: (host.memory - before) / 50 / 1024 <= 400)
  }

  /// The memory after 20,000 pages were opened and left.
  private func visits() async throws -> Figure {
    let host = try ServerProcess(["serve", "--brief"])
    let client = try await HTTPClient.connect(port: host.port)
    defer { client.close() }
    func visit(_ count: Int) async throws {
      for number in 0..<count { _ = try await client.get(number % 50 == 0 ? "/rows" : "/counter") }
      try await Task.sleep(for: .seconds(4))
    }
    try await visit(1000)
    let before = host.memory
    try await visit(20_000)
    let ratio = host.memory / before
    return Figure(
      name: "visits", title: "memory after 20,000 pages, compared with 1,000", value: ratio, unit: "×",
      goal: "≤ 1.2×", isReached: ratio <= 1.2)
  }
}
