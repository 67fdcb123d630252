import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

/// The menus of a window's commands.
@MainActor
@Suite struct CommandsTests {
  @MainActor private final class Board {
    let name: String
    @Box var cards: [String] = []
    @Box var isLocked = false
    init(_ name: String = "board") { self.name = name }
  }

  @MainActor private final class Place {
    @Box var tab = 0
    @Box var hasSecond = true
    @Box var name: String? = "first"
  }

  private struct BoardCommands: Commands {
    @FocusedValue(Board.self) private var board
    @State private var presses = 0

    var body: some Commands {
      CommandMenu("Board") {
        Button("Add to \(board?.name ?? "nothing")") { board?.cards.append("card") }
          .keyboardShortcut("e").disabled(board?.isLocked ?? true)
        Button("Pressed \(presses)") { presses += 1 }
      }
    }
  }

  private struct BoardView: View {
    let board: Board
    var body: some View { Text("\(board.cards.count) cards").focusedSceneValue(board) }
  }

  private func scene(_ board: Board) -> some Scene {
    WindowGroup { BoardView(board: board) }.commands { BoardCommands() }
  }

  @Test func menusFollowTheContentAndAreNotPartOfIt() throws {
    let host = TestHost(
      windowOf: WindowGroup {
        VStack {}
        if true { Text("Content") }
      }.commands {
        CommandMenu("First") { Button("One") {} }
        CommandGroup(after: .newItem) { Button("Two") {} }
      })
    #expect(host.tree.root.children.map(\.role) == [.stack, .text, .commands, .commands])
    #expect(host.tree.root.children.suffix(2).map { $0[.title] } == ["First", nil])
    #expect(host.commands == ["One", "Two"])
    #expect(host.texts == ["Content"])
    #expect(host.snapshot() == "window\n  text \"Content\"")
  }

  private struct LockedView: View {
    let board: Board
    var body: some View {
      Text("Always")
      if board.isLocked { Text("Locked") }
    }
  }

  @Test func contentThatArrivesLaterComesBeforeTheMenus() {
    let board = Board()
    let host = TestHost(
      windowOf: WindowGroup { LockedView(board: board) }
        .commands { CommandMenu("Board") { Button("Add") {} } })
    board.isLocked = true
    #expect(host.tree.root.children.map(\.role) == [.text, .text, .commands])
  }

  @Test func aCommandActsOnTheObjectThatTheViewsOffer() {
    let board = Board()
    let host = TestHost(windowOf: scene(board))
    #expect(host.commands == ["Add to board", "Pressed 0"])
    host.choose(command: "Add to board")
    #expect(host.texts == ["1 cards"])
    board.isLocked = true
    #expect(host.commands == ["Pressed 0"])
  }

  @Test func commandsKeepTheirStateInEachWindow() throws {
    let scene = scene(Board())
    let (first, second) = (TestHost(windowOf: scene), TestHost(windowOf: scene))
    first.choose(command: "Pressed 0")
    #expect(first.commands.last == "Pressed 1")
    #expect(second.commands.last == "Pressed 0")
  }

  @Test func theNewestShownViewOffersTheValue() {
    let place = Place()
    let host = TestHost(
      windowOf: WindowGroup {
        TabView(selection: Bindable(place).tab) {
          Tab("One", systemImage: "star", value: 0) { BoardView(board: Board("one")) }
          Tab("Two", systemImage: "star", value: 1) {
            BoardView(board: Board("two"))
            if place.hasSecond { Text("More").focusedSceneValue(Board("more")) }
          }
        }
      }.commands { BoardCommands() })
    #expect(host.commands.first == "Add to one")
    place.tab = 1
    #expect(host.commands.first == "Add to more")
    place.hasSecond = false
    #expect(host.commands.first == "Add to two")
    place.tab = 0
    #expect(host.commands.first == "Add to one")
  }

  @Test func valuesAreTracked() {
    let place = Place()
    struct Naming: Commands {
      @FocusedValue(\.name) private var name
      var body: some Commands { CommandMenu("Names") { Button(name ?? "none") {} } }
    }
    let host = TestHost(
      windowOf: WindowGroup { Text("Content").focusedSceneValue(\.name, place.name) }.commands { Naming() })
    #expect(host.commands == ["first"])
    place.name = "second"
    #expect(host.commands == ["second"])
    place.name = nil
    #expect(host.commands == ["none"])
  }

  @Test func menusDependOnConditions() {
    let board = Board()
    let host = TestHost(
      windowOf: WindowGroup { Text("Content") }.commands {
        if board.isLocked { CommandMenu("Locked") { Button("Unlock") { board.isLocked = false } } }
        if board.cards.isEmpty {
          CommandMenu("Empty") { Button("Fill") { board.cards = ["card"] } }
        } else {
          CommandGroup(replacing: .newItem) { Button("Clear") { board.cards = [] } }
        }
      })
    #expect(host.commands == ["Fill"])
    board.isLocked = true
    host.choose(command: "Fill")
    #expect(host.commands == ["Unlock", "Clear"])
    host.choose(command: "Unlock")
    host.choose(command: "Clear")
    #expect(host.commands == ["Fill"])
  }

  @Test func anAlertBlocksTheCommandsOfItsWindow() {
    let board = Board()
    let host = TestHost(
      windowOf: WindowGroup {
        Text("Content").alert("Sure?", isPresented: Bindable(board).isLocked) {
          Button("Yes") { board.cards.append("yes") }.keyboardShortcut("e")
        }
      }.commands {
        CommandMenu("Board") { Button("Add") { board.cards.append("add") }.keyboardShortcut("e") }
      })
    host.press(KeyboardShortcut("e"))
    board.isLocked = true
    #expect(host.commands == [])
    host.press(KeyboardShortcut("e"))
    #expect(board.cards == ["add", "yes"])
  }

  @Test func aShortcutOfTheScreenComesBeforeThatOfAMenu() {
    let board = Board()
    let host = TestHost(
      windowOf: WindowGroup { Button("Add") { board.cards.append("screen") }.keyboardShortcut("e") }
        .commands {
          CommandMenu("Board") { Button("Add") { board.cards.append("menu") }.keyboardShortcut("e") }
        }
    )
    host.press(KeyboardShortcut("e"))
    #expect(board.cards == ["screen"])
  }

  @Test func togglesAndOthersOfAMenuAreCommands() {
    let board = Board()
    let host = TestHost(
      windowOf: WindowGroup { Text("Content") }.commands {
        CommandMenu("Board") {
          Section("Locks") { Toggle("Locked", isOn: Bindable(board).isLocked) }
          Divider()
          Link("Help", destination: "help")
          Button("Hidden") {}.hidden()
        }
      })
    #expect(host.commands == ["Locked", "Help"])
    host.choose(command: "Locked")
    #expect(board.isLocked)
  }

  @Test func aSceneOfSeveralWindowsGivesEachItsCommands() {
    struct Both: Scene {
      var body: some Scene {
        WindowGroup("One") { Text("One") }.summary("The first.")
        WindowGroup("Two", id: "two") { Text("Two") }
      }
    }
    let windows = Both().commands { CommandMenu("Board") { Button("Add") {} } }.windowScenes
    #expect(windows.map(\.title) == ["One", "Two"])
    #expect(windows.map(\.path) == ["", "two"])
    #expect(windows[0].summary == "The first.")
    for window in windows { #expect(TestHost(windowOf: AnyScene(window)).commands == ["Add"]) }
  }

  @Test func aCommandThatCannotBeChosenFailsTheTest() {
    let host = TestHost(windowOf: scene(Board()))
    withKnownIssue {
      host.choose(command: "Fly")
    } matching: { issue in
      issue.says("\"Fly\" is no command that can be chosen; these can: \"Add to board\", \"Pressed 0\".")
    }
    withKnownIssue {
      host.press(KeyboardShortcut("x"))
    } matching: {
      $0.says("presses nothing")
    }
  }
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

private struct AnyScene: SceneList {
  let scenes: [any WindowScene]
  init(_ scene: any WindowScene) { scenes = [scene] }
}
