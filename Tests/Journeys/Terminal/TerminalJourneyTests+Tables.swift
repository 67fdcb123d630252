import Bindery
import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyTerminal

extension TerminalJourneyTests {
  /// A table of 100,000 rows.
  @Test func aLongTableIsSortedSelectedAndScrolled() async throws {
    let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    terminal.read()
    var configuration = try TerminalConfiguration(
      environment: environment, path: terminal.path, reducesMotion: true, firstApp: "numbers")
    configuration.replyTimeout = .milliseconds(1)
    let numbers = WindowGroup("Numbers", id: "numbers") { NumbersView(model: NumbersViewModel()) }
    let host = try TerminalHost(apps: [numbers], configuration: configuration)
    let run = Task { try await host.run() }

    func type(_ keys: String, untilShown words: String) async throws {
      #expect(!host.shownText.contains(words), "\(words) is shown before \(keys) is typed.")
      terminal.send(keys)
      _ = try await terminal.output { _ in host.shownText.contains(words) }
    }

    _ = try await terminal.output { _ in host.shownText.contains("Number 1 ") }
    // The focus is on the first header; the next one sorts.
    try await type("\u{1B}[C\r", untilShown: "Rest ▲")
    try await type("\u{1B}[B\u{1B}[B ", untilShown: "1 selected")
    try await type("\u{1B}[1;2B\u{1B}[1;2B", untilShown: "3 selected")
    try await type("\u{1B}[1;2A", untilShown: "2 selected")
    try await type("\u{1B}[F", untilShown: "Number 99909")
    #expect(host.shownText.contains("Shift+↑↓"))
    terminal.send("\u{11}")
    _ = try await terminal.output(containing: "\u{1B}[?1049l")
    try await run.value
    terminal.close()
  }
}

private struct Number: Identifiable, Equatable {
  let id: Int
  var rest: Int { id % 97 }
}

@MainActor
private final class NumbersViewModel {
  @Box private(set) var numbers = (1...100_000).map(Number.init)
  @Box var order = [KeyPathComparator(\Number.id)]
  @Box var selection: Set<Int> = []

  func sort(by order: [KeyPathComparator<Number>]) { numbers.sort(using: order) }
}

private struct NumbersView: View {
  @Bindable var model: NumbersViewModel

  var body: some View {
    VStack {
      Text("\(model.selection.count) selected")
      Table(model.numbers, selection: $model.selection, sortOrder: $model.order) {
        TableColumn("Name", value: \.id) { Text("Number \($0.id)") }.alignment(.leading)
        TableColumn("Rest", value: \.rest) { Text("\($0.rest)") }.width(80)
      }
    }
    .onChange(of: model.order) { model.sort(by: $0) }
  }
}
