/// The bytes of a change on the wire, with the frame's header.
struct SizeSection: Section {
  let name = "size"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let counter = try await LoadPage.open(port: host.port, "/counter")
    let rows = try await LoadPage.open(port: host.port, "/rows")
    // The first press of the row makes its text as long as the later ones.
    for page in [counter, rows] { await page.tap(page === rows ? "row" : "Count") }
    return [
      try await Self.figure("patch-label", "patch for one label", counter, "Count", atMost: 32),
      try await Self.figure("patch-row", "patch for one of 1,000 rows", rows, "row", atMost: 32),
      try await Self.figure("select", "select one of 1,000 rows", rows, "select", atMost: 60),
      try await Self.figure("swap", "swap two of 1,000 rows", rows, "swap", atMost: 60),
      try await Self.figure("remove", "remove one of 1,000 rows", rows, "remove", atMost: 60),
    ]
  }

  private static func figure(
    _ name: String, _ title: String, _ page: LoadPage, _ button: String, atMost limit: Double
  ) async throws -> Figure {
    // A saved state may come in between, which is not part of the answer.
    try await Task.sleep(for: .milliseconds(500))
    let before = try await page.receivedBytes()
    await page.tap(button)
    let bytes = Double(try await page.receivedBytes() - before)
    return Figure(
      name: name, title: title, value: bytes, unit: "bytes", goal: "≤ \(Int(limit)) bytes",
      isReached: bytes <= limit)
  }
}
