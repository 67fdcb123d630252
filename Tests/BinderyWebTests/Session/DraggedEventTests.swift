import Bindery
import BinderyViewModels
import BinderyViews
import Testing

@testable import BinderyWeb

/// A value that was dragged in a window, repeated in another tree: nodes have other numbers there.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DraggedEventTests {
  private struct Card: Hashable, Transferable { let title: String }

  @MainActor private final class Model {
    @Box var toDo = ["a", "b"].map(Card.init)
    @Box var done: [Card] = []
  }

  private struct Board: WindowScene {
    let title = "Board"
    let path = "board"
    let summary = "Cards."
    let model: Model

    var window: some View {
      List {
        Section("To do") { ForEach(model.toDo, id: \.self) { Text($0.title).draggable($0) } }
        Section("Done") {
          ForEach(model.done, id: \.self) { Text($0.title).draggable($0) }
            .dropDestination(for: Card.self) { cards, index in
              model.toDo.removeAll { cards.contains($0) }
              model.done.insert(contentsOf: cards, at: index)
            }
        }
      }
    }
  }

  private let model = Model()

  private var source: TreeViewSource {
    TreeViewSource(
      Board(model: model), location: [], query: "", home: nil, storage: AppStorageValues())
  }

  /// The stable name of the first element that a pattern finds.
  private func name(_ pattern: Regex<(Substring, Substring)>, in source: TreeViewSource) throws -> String {
    let html = source.html(of: PageRendererForTests.page, names: true)
    return String(try #require(html.firstMatch(of: pattern)).1)
  }

  private func replayed(_ source: String, to target: String, _ place: Int) throws -> ReplayedEvent {
    let frame = try ClientFrame(#"[-2,"w",1,"a","\#(source)",20,["\#(target)",\#(place)]]"#)
    guard case .replay(let event) = frame else { throw ClientFrame.Malformed() }
    return event
  }

  @Test func aDestinationIsFoundByItsName() throws {
    let first = source
    let card = try name(/class="row"[^>]* data-k="([^"]+)"/, in: first)
    let list = try name(/class="section"[^>]* data-k="([^"]+)"/, in: first)
    let second = source
    let event = try #require(second.event(for: try replayed(card, to: list, 0)))
    #expect(second.send(event))
    #expect(model.done.map(\.title) == ["a"])
    #expect(model.toDo.map(\.title) == ["b"])
  }

  @Test func aDestinationThatIsGoneIsNotFound() throws {
    let first = source
    let card = try name(/class="row"[^>]* data-k="([^"]+)"/, in: first)
    #expect(source.event(for: try replayed(card, to: "AAAAAA", 0)) == nil)
  }

  @Test(arguments: ["[15,3]", "[15,-1]", "[15]", "[15,1,1]", #"["15",1]"#, "15", "[-1,1]"])
  func malformedPlacesAreRejected(value: String) {
    #expect(throws: ClientFrame.Malformed.self) { try ClientFrame("[7,3,12,20,\(value)]") }
  }
}
