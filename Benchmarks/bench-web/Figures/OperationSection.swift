/// The operations of the js-framework-benchmark: from the press to the last byte of the patch.
struct OperationSection: Section {
  let name = "operation"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    var figures: [Figure] = []
    for (operation, title) in Self.operations {
      let page = try await LoadPage.open(port: host.port, "/table")
      if operation != "create", operation != "create 10,000" { await page.tap("create") }
      try await Task.sleep(for: .milliseconds(400))
      let before = try await page.receivedBytes()
      let time = await page.tap(operation) / 1000
      let bytes = Double(try await page.receivedBytes() - before) / 1000
      figures.append(Figure(name: "op-\(operation)", title: title, value: time, unit: "ms"))
      figures.append(Figure(name: "op-\(operation)-size", title: "\(title), size", value: bytes, unit: "KB"))
      page.close()
    }
    return figures
  }

  private static let operations = [
    ("create", "create 1,000 rows"), ("replace", "replace 1,000 rows"), ("update", "update every 10th row"),
    ("select", "select a row"), ("swap", "swap two rows"), ("remove", "remove a row"),
    ("create 10,000", "create 10,000 rows"), ("append", "append 1,000 rows"), ("clear", "clear 1,000 rows"),
  ]
}
