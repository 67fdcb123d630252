/// What one visitor can do to the others: the slowest percent of their events, undisturbed and disturbed.
struct BystanderSection: Section {
  let name = "bystander"

  func measure() async throws -> [Figure] {
    [
      try await whilePagesAreAskedFor(), try await whileAnotherAddressAsksForPages(),
      try await whileOneFloods(), try await amongIdleWindows(),
    ]
  }

  /// A minute, because the other address has some time at once before its share applies.
  private func whileAnotherAddressAsksForPages() async throws -> Figure {
    let host = try ServerProcess(["serve", "--limits"])
    let bystanders = try await LatencySection.pages(host, 10)
    let alone = await Self.p99(bystanders, for: .seconds(60))
    let load = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask {
            let client = try await HTTPClient.connect(port: host.port, from: "127.0.0.2")
            while !Task.isCancelled { _ = try await client.get("/rows") }
          }
        }
        try await group.waitForAll()
      }
    }
    let disturbed = await Self.p99(bystanders, for: .seconds(60))
    load.cancel()
    return Figure(
      name: "bystander-large-pages",
      title: "a bystander’s event while another address asks for four pages of 1,000 rows at once, p99",
      value: disturbed / 1000, unit: "ms", echo: alone / 1000, goal: "≤ 3× without",
      isReached: disturbed <= 3 * alone)
  }

  private func whilePagesAreAskedFor() async throws -> Figure {
    let host = try ServerProcess(["serve", "--brief"])
    let bystanders = try await LatencySection.pages(host, 10)
    let alone = await Self.p99(bystanders)
    let client = try await HTTPClient.connect(port: host.port)
    let load = Task {
      var next = ContinuousClock.now
      while !Task.isCancelled {
        _ = try await client.get("/rows")
        next += .milliseconds(100)
        try await Task.sleep(until: next)
      }
    }
    let disturbed = await Self.p99(bystanders)
    load.cancel()
    return Figure(
      name: "bystander-pages",
      title: "a bystander’s event while 10 pages of 1,000 rows a second are asked for, p99",
      value: disturbed / 1000, unit: "ms", echo: alone / 1000, goal: "≤ 5 ms", isReached: disturbed <= 5000)
  }

  private func whileOneFloods() async throws -> Figure {
    let host = try ServerProcess(["serve", "--limits"])
    let bystanders = try await LatencySection.pages(host, 10)
    let alone = await Self.p99(bystanders)
    let flooding = try await LoadPage.open(port: host.port, "/counter")
    let load = Task {
      while !Task.isCancelled {
        flooding.flood(100)
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    let disturbed = await Self.p99(bystanders)
    load.cancel()
    return Figure(
      name: "bystander-flood",
      title: "a bystander’s event while one client sends 50,000 events a second, p99",
      value: disturbed / 1000, unit: "ms", echo: alone / 1000, goal: "≤ 5× without",
      isReached: disturbed <= 5 * alone)
  }

  private func amongIdleWindows() async throws -> Figure {
    let host = try ServerProcess(["serve"])
    let active = try await LatencySection.pages(host, 100)
    let alone = await LoadPage.paced(active, every: .milliseconds(100), for: .seconds(4)).quantile(0.99)
    let idle = try await LatencySection.pages(host, Self.idleWindows)
    let among = await LoadPage.paced(active, every: .milliseconds(100), for: .seconds(4)).quantile(0.99)
    for page in idle { page.close() }
    return Figure(
      name: "idle-10k", title: "100 active among \(Self.idleWindows) idle windows, p99", value: among / 1000,
      unit: "ms", echo: alone / 1000, goal: "≤ 2× of 100 alone", isReached: among <= 2 * alone)
  }

  /// Two descriptors each in this process would exceed the usual limit of 20,000 only with twice as many.
  private static let idleWindows = 10_000

  private static func p99(_ pages: [LoadPage], for duration: Duration = .seconds(4)) async -> Double {
    await LoadPage.paced(pages, every: .milliseconds(50), for: duration).quantile(0.99)
  }
}
