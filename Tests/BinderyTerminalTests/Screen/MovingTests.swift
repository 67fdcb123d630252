import Bindery
import BinderyViewModels
import BinderyViews
import Testing

@testable import BinderyTerminal

private struct Card: Identifiable, Hashable, Transferable {
  let id: String
}

/// What can be dragged elsewhere is moved by a menu of places.
@MainActor
@Suite struct MovingTests {
  @MainActor
  final class Model {
    @Bindery.Box fileprivate var toDo = ["Write", "Draw", "Print"].map(Card.init)
    @Bindery.Box fileprivate var done = [Card(id: "Plan")]
    @Bindery.Box fileprivate var isArchived = false

    /// Whether moves wait for ``store()``.
    fileprivate var isStoring = false
    private var waiting: [() -> Void] = []

    fileprivate func store() {
      isStoring = false
      for move in waiting { move() }
    }

    fileprivate func move(_ card: Card, to list: ReferenceWritableKeyPath<Model, [Card]>, at index: Int) {
      if isStoring { return waiting.append { self.move(card, to: list, at: index) } }
      toDo.removeAll { $0 == card }
      done.removeAll { $0 == card }
      self[keyPath: list].insert(card, at: min(index, self[keyPath: list].count))
    }

    var inWords: String { "\(toDo.map(\.id)) \(done.map(\.id))" }
  }

  let model = Model()
  let driver: ScreenDriver

  init() {
    let model = model
    driver = ScreenDriver(width: 70, height: 24) {
      List {
        Section("To do") {
          ForEach(model.toDo) { Text($0.id).draggable($0) }
            .onMove { model.toDo.move(fromOffsets: $0, toOffset: $1) }
            .dropDestination(for: Card.self) { cards, index in
              for card in cards { model.move(card, to: \.toDo, at: index) }
            }
        }
        Section("Done") {
          ForEach(model.done) { Text($0.id).draggable($0) }
            .dropDestination(for: Card.self) { cards, index in
              for card in cards { model.move(card, to: \.done, at: index) }
            }
        }
      }
      Text("Archive").dropDestination(for: Card.self) { _, _ in
        model.isArchived = true
        return true
      }
    }
  }

  private let moveTo = KeyPress(.character("m"), .alt)

  @Test func theLineOfKeysNamesTheKey() {
    #expect(driver.footer.contains("Alt+M Move to"))
  }

  @Test func theMenuListsThePlaces() {
    driver.press(moveTo)
    for line in ["Move Write", "Before Print", "At the end", "To do", "Before Plan", "Done", "Archive"] {
      #expect(driver.text.contains(line), "\(driver.text)")
    }
    #expect(!driver.text.contains("Before Draw"))
    #expect(driver.footer.contains("Enter Choose") && driver.footer.contains("Esc Cancel"))
  }

  @Test func aRowMovesToAnotherListWithTheFocus() {
    driver.press(moveTo, KeyPress(.down), KeyPress(.down), KeyPress(.enter))
    #expect(model.inWords == #"["Draw", "Print"] ["Write", "Plan"]"#)
    #expect(driver.focusedWords == "Write")
    driver.press(moveTo, KeyPress(.enter))
    #expect(model.inWords == #"["Write", "Draw", "Print"] ["Plan"]"#)
    #expect(driver.focusedWords == "Write")
  }

  @Test func theFocusFollowsARowThatIsStoredFirst() {
    model.isStoring = true
    driver.press(moveTo, KeyPress(.down), KeyPress(.down), KeyPress(.enter))
    #expect(driver.focusedWords == "Write")
    model.store()
    driver.show()
    #expect(model.inWords == #"["Draw", "Print"] ["Write", "Plan"]"#)
    #expect(driver.focusedWords == "Write")
  }

  @Test func theNextKeyKeepsTheFocusWhereItIs() {
    model.isStoring = true
    driver.press(moveTo, KeyPress(.down), KeyPress(.down), KeyPress(.enter), KeyPress(.down))
    model.store()
    driver.show()
    #expect(driver.focusedWords == "Draw")
  }

  @Test func aRowMovesWithinItsList() {
    driver.press(moveTo, KeyPress(.down), KeyPress(.enter))
    #expect(model.inWords == #"["Draw", "Print", "Write"] ["Plan"]"#)
    #expect(driver.focusedWords == "Write")
  }

  @Test func escapeMovesNothing() {
    driver.press(moveTo, KeyPress(.down), KeyPress(.escape))
    #expect(model.inWords == #"["Write", "Draw", "Print"] ["Plan"]"#)
    #expect(driver.focusedWords == "Write")
  }

  @Test func anEmptyListIsAPlace() {
    model.done = []
    driver.show()
    driver.press(moveTo, KeyPress(.down), KeyPress(.down), KeyPress(.enter))
    #expect(model.inWords == #"["Draw", "Print"] ["Write"]"#)
  }

  @Test func aViewTakesARow() {
    driver.press(moveTo, KeyPress(.end), KeyPress(.enter))
    #expect(model.isArchived)
  }

  @Test func aRowWithAButtonIsNamedByTheWordsOfTheButtonOrByTheLabelOfItsIcon() {
    @SharedBox var names = ["Write", "Draw"]
    let driver = ScreenDriver {
      List {
        ForEach(names, id: \.self) { name in
          Button {
          } label: {
            if name == "Write" { Text(name) } else { Image(icon: .edit) }
          }
          .accessibilityLabel("Edit \(name)")
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    driver.press(moveTo)
    for line in ["Move Write", "At the end"] { #expect(driver.text.contains(line), "\(driver.text)") }
    driver.press(KeyPress(.escape), KeyPress(.down), moveTo)
    for line in ["Move Edit Draw", "Before Write"] { #expect(driver.text.contains(line), "\(driver.text)") }
  }

  @Test func rowsThatOnlyMoveInTheirListHaveTheMenuToo() {
    @SharedBox var names = ["a", "b", "c"]
    let driver = ScreenDriver {
      List { ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) } }
    }
    driver.press(moveTo, KeyPress(.down), KeyPress(.enter))
    #expect(names == ["b", "c", "a"])
  }

  @Test func aCardOutsideOfAListIsReachedAndMovedByEnter() {
    let driver = ScreenDriver { [model] in
      VStack { Text("Card").padding().draggable(Card(id: "Card")) }
      Text("Archive").dropDestination(for: Card.self) { _, _ in
        model.isArchived = true
        return true
      }
    }
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("Move Card"))
    driver.press(KeyPress(.enter))
    #expect(model.isArchived)
  }

  @Test func theListOfCommandsOffersIt() {
    driver.press(KeyPress(.character("p"), .control))
    driver.type("move to")
    #expect(driver.text.contains("Move to…"))
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("Before Plan"))
  }
}
