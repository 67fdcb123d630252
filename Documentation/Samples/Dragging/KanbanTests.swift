import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct KanbanTests {
  private let model = KanbanViewModel()

  private func titles(_ column: KanbanViewModel.Column) -> [String] { model.cards(in: column).map(\.title) }

  @Test func aCardIsDraggedToAnotherColumn() {
    let host = TestHost { KanbanView(model: model) }
    host.drag("Draw", to: .section("Done"))
    host.drag("Write", to: .row("Draw"))
    #expect(titles(.toDo) == ["Print"])
    #expect(titles(.done) == ["Write", "Draw"])
  }

  @Test func aCardMovesWithinItsColumn() {
    let host = TestHost { KanbanView(model: model) }
    host.drag("Write", to: .row("Print"), .after)
    #expect(titles(.toDo) == ["Draw", "Print", "Write"])
  }

  @Test func aCardIsArchived() {
    let host = TestHost { KanbanView(model: model) }
    host.drag("Draw", to: "Archive: 0")
    #expect(model.archive.map(\.title) == ["Draw"])
    #expect(titles(.toDo) == ["Write", "Print"])
  }
}
