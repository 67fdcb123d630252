internal import Bindery
internal import BinderyHTML
internal import BinderyViews
internal import Foundation
internal import NIOCore
internal import TestSupport

/// What the client takes for the operations of the js-framework-benchmark in Chromium, layout included, beside JavaScript written by hand
/// that makes the same document.
struct ClientSection: Section {
  let name = "client"

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let client = try await HTTPClient.connect(port: host.port)
    let page = String(buffer: try await client.get("/table"))
    client.close()
    guard let folder = page.firstMatch(of: /href="([^"]+\/)patch\.js"/)?.1 else {
      throw BenchError(description: "The page has no client.")
    }
    let cases = try await Self.cases()
    let lines = try await MeasuredPage.evaluate(
      ClientScript.measuring(cases, folder: String(folder)), at: "http://127.0.0.1:\(host.port)/table")
    return try lines.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let client = Double(parts[1]), let hand = Double(parts[2]) else {
        throw BenchError(description: "The page answers “\(line)”.")
      }
      return Figure(
        name: "client-\(parts[0])", title: "\(parts[0]) in the page, beside JavaScript written by hand",
        value: client, unit: "ms", echo: hand, goal: "≤ 1.2× by hand", isReached: client <= 1.2 * hand)
    }
  }

  private struct Case: Encodable {
    let name: String
    let before: String
    let operations: String
    let runs: Int
  }

  /// The operations, made by the views of the table as a host makes them.
  @MainActor
  private static func cases() throws -> String {
    let cases = Table.operations.filter { $0.id != "row" }.map { operation in
      let isFirst = operation.id.hasPrefix("create")
      let table = Table(isFirst ? 0 : 1000)
      let tree = ViewTree { TableView(table: table) }
      let before = HTMLRenderer.html(of: tree.root)
      _ = tree.takePatches()
      batch { operation.run(table) }
      var changes = OperationBatch()
      for change in tree.takePatches().flatMap({ HTMLRenderer.operations(for: $0) }) {
        changes.append(change)
      }
      tree.unmount()
      return Case(
        name: operation.id, before: before, operations: "[\(changes.json)]",
        runs: max(6, min(40, 4_000_000 / changes.json.utf8.count)))
    }
    return String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
  }
}
