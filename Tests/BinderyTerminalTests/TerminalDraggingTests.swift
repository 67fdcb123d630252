import Bindery
import BinderyViewModels
import BinderyViews
import TestSupport
import Testing

@testable import BinderyTerminal

private struct Card: Identifiable, Hashable, Transferable {
  let id: String
}

@MainActor
private final class Model {
  @Box var toDo = ["Write", "Draw"].map(Card.init)
  @Box var done = [Card(id: "Plan")]

  var inWords: String {
    "\(toDo.map(\.id).joined(separator: ", ")) | \(done.map(\.id).joined(separator: ", "))"
  }

  func finish(_ cards: [Card], at index: Int) {
    toDo.removeAll { cards.contains($0) }
    done.insert(contentsOf: cards, at: min(index, done.count))
  }
}

private struct KanbanView: View {
  let model: Model

  var body: some View {
    List {
      Section("To do") { ForEach(model.toDo) { Text($0.id).draggable($0) } }
      Section("Done") {
        ForEach(model.done) { Text($0.id).draggable($0) }
          .dropDestination(for: Card.self, action: model.finish)
      }
    }
    Text(model.inWords)
  }
}

extension SharedSignalTests {
  /// Cards in a real pseudo-terminal.
  @MainActor
  @Suite struct TerminalDraggingTests {
    @Test func aCardIsMovedToAnotherListByKeys() async throws {
      let model = Model()
      let kanban = WindowGroup("Kanban", id: "kanban") { KanbanView(model: model) }
      try await withTerminalHost(
        of: [kanban], columns: 70, rows: 24, environment: ["LANG": "C.UTF-8"], quits: false
      ) { terminal, host in
        _ = try await terminal.output { _ in host.shownText.contains("Alt+M Move to") }
        terminal.send("\u{1B}m")
        _ = try await terminal.output { _ in host.shownText.contains("Before Plan") }
        terminal.send("\u{1B}[B\r")
        _ = try await terminal.output { _ in host.shownText.contains("Draw | Plan, Write") }
        // The focus went with it.
        terminal.send("\u{1B}m")
        _ = try await terminal.output { _ in host.shownText.contains("Move Write") }
        terminal.send("\u{11}")
        _ = try await terminal.output(containing: "\u{1B}[?1049l")
      }
      #expect(model.inWords == "Draw | Plan, Write")
    }
  }
}
