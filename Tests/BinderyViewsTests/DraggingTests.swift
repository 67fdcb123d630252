import Bindery
import BinderyTesting
import BinderyViewModels
import BinderyViews
import Testing

private struct Card: Identifiable, Hashable, Transferable {
  let id: String
}

private struct Label: Hashable, Transferable {
  let text: String
}

@MainActor
private final class Board {
  @Box var toDo = ["a", "b", "c"].map(Card.init)
  @Box var done = [Card(id: "x")]
  @Box var bin: [Card] = []
  @Box var isOpen = true
  @Box var moves: [String] = []

  func insert(_ card: Card, into list: ReferenceWritableKeyPath<Board, [Card]>, at index: Int) {
    toDo.removeAll { $0 == card }
    done.removeAll { $0 == card }
    self[keyPath: list].insert(card, at: min(index, self[keyPath: list].count))
    moves.append("\(card.id)@\(index)")
  }

  var inWords: String { "\(toDo.map(\.id).joined()) \(done.map(\.id).joined()) \(bin.map(\.id).joined())" }
}

private struct BoardView: View {
  let board: Board

  var body: some View {
    List {
      Section("To do") {
        ForEach(board.toDo) { Text($0.id).draggable($0) }
          .onMove { board.toDo.move(fromOffsets: $0, toOffset: $1) }
          .dropDestination(for: Card.self) { cards, index in
            for card in cards { board.insert(card, into: \.toDo, at: index) }
          }
      }
      Section("Done") {
        ForEach(board.done) { Text($0.id).draggable($0) }
          .dropDestination(for: Card.self) { cards, index in
            for card in cards { board.insert(card, into: \.done, at: index) }
          }
        Text("static")
      }
    }
    VStack { Text("Bin") }
      .dropDestination(for: Card.self) { cards, _ in
        for card in cards { board.insert(card, into: \.bin, at: 0) }
        return true
      }
      .disabled(!board.isOpen)
    Text("name").draggable(Label(text: "label"))
    Text("Label here").dropDestination(for: Label.self) { labels, _ in
      board.moves += labels.map(\.text)
      return true
    }
  }
}

@Suite("Dragging", .workScope) @MainActor
struct DraggingTests {
  private let board = Board()
  private let host: TestHost

  init() {
    let board = board
    host = TestHost { BoardView(board: board) }
  }

  private func send(_ action: UserEvent.Action, to name: String) throws -> Bool {
    host.tree.send(UserEvent(action, on: try row(name).id))
  }

  private func row(_ name: String) throws -> Node { try #require(host.find(.row(name))) }

  @Test func aValueIsInsertedBesideARowOfAnotherList() {
    host.drag("b", to: .row("x"))
    #expect(board.inWords == "ac bx ")
    host.drag("c", to: .row("x"), .after)
    #expect(board.inWords == "a bxc ")
    #expect(host.texts.starts(with: ["a", "b", "x", "c", "static"]))
    #expect(board.moves == ["b@0", "c@2"])
  }

  @Test func aValueIsInsertedAtTheEndOfAList() {
    host.drag("x", to: .section("To do"))
    #expect(board.inWords == "abcx  ")
  }

  @Test func aRowMovesWithinItsListByOnMove() {
    host.drag("a", to: .row("c"), .after)
    #expect(board.inWords == "bca x ")
    host.drag("a", to: .row("c"))
    #expect(board.inWords == "bac x ")
    #expect(board.moves.isEmpty)
  }

  @Test func withoutOnMoveARowOfTheListIsInsertedLikeOthers() {
    host.drag("a", to: .row("x"))
    board.moves = []
    host.drag("x", to: .row("a"))
    #expect(board.inWords == "bc xa ")
    #expect(board.moves == ["x@0"])
  }

  @Test func anEmptyListTakesValues() throws {
    host.drag("x", to: "Bin")
    #expect(board.inWords == "abc  x")
    #expect(host.find(.section("Done"))?[.dropType] == "Card")
    host.drag("a", to: .section("Done"))
    #expect(board.inWords == "bc a x")
    #expect(host.find(.section("Done"))?[.dropType] == nil)
    let section = try #require(host.find(.section("Done")))
    #expect(try send(.drag(to: section.id, .on), to: "b"))
    #expect(board.inWords == "bc a x")
  }

  @Test func aDestinationShowsTheTypeThatItTakes() throws {
    #expect(try row("a")[.dragType] == "Card")
    #expect(try row("a")[.insertionType] == "Card")
    #expect(try row("static")[.insertionType] == nil)
    #expect(host.find("Label here")?[.dropType] == "Label")
  }

  @Test func aValueOfAnotherTypeIsIgnored() throws {
    let taker = try #require(host.find("Label here"))
    #expect(try send(.drag(to: taker.id, .on), to: "a"))
    #expect(board.moves.isEmpty)
    host.drag("name", to: "Label here")
    #expect(board.moves == ["label"])
  }

  @Test func hostileDestinationsAreIgnored() throws {
    let strange = [try row("static").id, try row("a").id, host.tree.root.id, NodeID(rawValue: 0)]
    for id in strange + [NodeID(rawValue: .max)] {
      for place in DropPlace.allCases { #expect(try send(.drag(to: id, place), to: "a")) }
    }
    #expect(try send(.drag(to: try row("x").id, .on), to: "a"))
    #expect(board.inWords == "abc x ")
    #expect(board.moves.isEmpty)
  }

  @Test func aRemovedDestinationTakesNothing() throws {
    let removed = try row("x").id
    host.drag("x", to: "Bin")
    #expect(try send(.drag(to: removed, .before), to: "a"))
    #expect(board.inWords == "abc  x")
  }

  @Test func aDisabledDestinationTakesNothing() throws {
    board.isOpen = false
    let bin = try #require(host.nodes(accepting: "Card").first { $0.role == .stack })
    #expect(try send(.drag(to: bin.id, .on), to: "a"))
    #expect(board.inWords == "abc x ")
  }

  @Test func dragsOfOtherViewsAreIgnored() throws {
    #expect(try !send(.drag(to: try row("x").id, .before), to: "static"))
    #expect(board.inWords == "abc x ")
  }

  @Test func aDestinationHasANameThatOutlivesTheProcess() throws {
    let bin = try #require(host.nodes(accepting: "Card").first { $0.role == .stack })
    let name = try #require(host.tree.stableName(of: bin.id))
    #expect(host.tree.node(named: name) == bin.id)
    host.drag("x", to: "Bin")
    let empty = try #require(host.find(.section("Done")))
    #expect(host.tree.stableName(of: empty.id).flatMap(host.tree.node(named:)) == empty.id)
  }

  @Test func outsideOfAListABoxIsDragged() throws {
    let host = TestHost {
      VStack {
        Text("card").padding().draggable("card")
      }
    }
    let box = try #require(host.find(.text("card"))?.parent)
    #expect(box.role == .box)
    #expect(box.takes(.drag))
  }

  @Test func cardsInAStackAreInsertedBesideEachOther() {
    let board = board
    let host = TestHost {
      VStack {
        ForEach(board.toDo) { Text($0.id).padding().draggable($0) }
          .dropDestination(for: Card.self) { cards, index in
            for card in cards { board.insert(card, into: \.toDo, at: index) }
          }
      }
      Text("new").draggable(Card(id: "n"))
    }
    host.drag("new", to: "b")
    #expect(board.inWords == "anbc x ")
  }
}

extension TestHost {
  /// The nodes that take values of a type.
  fileprivate func nodes(accepting type: String) -> [Node] { nodes.filter { $0[.dropType] == type } }
}
