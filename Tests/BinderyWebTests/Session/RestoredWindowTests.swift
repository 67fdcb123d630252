import Bindery
import BinderyViewModels
import BinderyViews
import Foundation
import Testing

@testable import BinderyWeb

/// Windows with a view, restored in another tree.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RestoredWindowTests {
  @MainActor private final class NotesModel {
    @Box var isAsking = false
    @Box var notes: [String] = ["one", "two"]
    @Box var deleted: [String] = []
    @Box var likes = 2
    @Box var kind = Kind.plain

    enum Kind: String, CaseIterable { case plain, fancy }

    init(_ scene: SceneState) {
      scene.keep("asks", of: self, \.isAsking)
      scene.keep("kind", of: self, \.kind, in: .address)
    }
  }

  private struct Notes: WindowScene {
    let title = "Notes"
    let path = "notes"
    let summary = "Notes."
    let made: @MainActor (NotesModel) -> Void

    var window: some View {
      let model = NotesModel(.current)
      made(model)
      return NotesView(model: model)
    }
  }

  private struct NotesView: View {
    @Bindable var model: NotesModel
    @SceneStorage("isOpen") private var isOpen = false
    @AppStorage("size") private var size = 12.0

    var body: some View {
      VStack {
        ForEach(model.notes, id: \.self) { note in
          HStack {
            Text(note)
            Button("Delete") { model.deleted.append(note) }
          }
        }
        Button("Like (\(model.likes))") { model.likes += 1 }
        List {
          ForEach(model.notes, id: \.self) { note in Text("\(note), \(model.likes)") }
            .onDelete { model.deleted += $0.map { model.notes[$0] } }
        }
        Toggle("Open", isOn: $isOpen)
        Stepper("Size", value: $size, in: 1...99)
        Picker("Kind", selection: $model.kind) {
          ForEach(NotesModel.Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        Button("New") { model.isAsking = true }
      }
      .prompt("New note", isPresented: $model.isAsking, action: "Add") { model.notes.append($0) }
    }
  }

  @MainActor private final class Window {
    var model: NotesModel?
    private(set) var source: TreeViewSource?

    init(query: String = "", storage: AppStorageValues = AppStorageValues()) {
      source = TreeViewSource(
        Notes { [unowned self] in model = $0 }, location: [], query: query, home: nil, storage: storage)
    }

    /// The HTML with the stable names.
    lazy var html: String = {
      let page = PageRendererForTests.page
      return source?.html(of: page, names: true) ?? ""
    }()

    func id(_ pattern: Regex<(Substring, Substring)>) throws -> NodeID {
      NodeID(rawValue: try #require(html.firstMatch(of: pattern).flatMap { UInt32($0.1) }))
    }

    /// The stable names of the buttons.
    var buttons: [String] {
      html.matches(of: /<button id="n[0-9]+"[^>]* data-k="([^"]+)"/).map { String($0.1) }
    }
  }

  private func replayed(_ name: String, _ action: UserEvent.Action, label: String = "", option: String? = nil)
    -> ReplayedEvent
  {
    ReplayedEvent(
      identity: EventIdentity(window: "w", number: 1), label: label, name: name, action: action,
      option: option)
  }

  /// The state of a window in whose dialog a text was typed.
  private func savedNote(_ text: String) throws -> WindowState {
    let window = Window()
    window.model?.isAsking = true
    let field = try window.id(/<div id="n([0-9]+)" class="field/)
    #expect(window.source?.send(UserEvent(.input(text), on: field)) == true)
    return try #require(window.source?.windowState)
  }

  @Test func dialogsAndTheirTextsAreRestored() async throws {
    let state = try savedNote("Milk")
    let second = Window()
    #expect(try await second.source?.restore(state, atMost: .seconds(1)) == [])
    #expect(second.model?.isAsking == true)
    #expect(second.html.contains(#"value="Milk""#))
  }

  @Test func namesAreTheSameInEveryTreeAndDifferInOne() throws {
    let (first, second) = (Window(), Window())
    #expect(first.buttons.count == 4)
    #expect(first.buttons == second.buttons)
    let all = first.html.matches(of: /data-k="([^"]+)"/).map { String($0.1) }
    #expect(Set(all).count == all.count)
  }

  @Test func eventsFindTheirRowAtAnyPosition() throws {
    let first = Window()
    let deleteTwo = first.buttons[1]
    let second = Window()
    second.model?.notes = ["zero", "two", "one"]
    let event = try #require(second.source?.event(for: replayed(deleteTwo, .tap, label: "Delete")))
    #expect(second.source?.send(event) == true)
    #expect(second.model?.deleted == ["two"])
    second.model?.notes = ["one"]
    #expect(second.source?.event(for: replayed(deleteTwo, .tap, label: "Delete")) == nil)
  }

  @Test func eventsForRenamedControlsAreSkipped() throws {
    let first = Window()
    let name = first.buttons[0]
    #expect(first.source?.event(for: replayed(name, .tap, label: "Keep")) == nil)
    #expect(first.source?.event(for: replayed(name, .tap, label: "Delete")) != nil)
    #expect(first.source?.event(for: replayed("AAAAAA", .tap)) == nil)
  }

  @Test(arguments: [("Like (2)", true), ("Like(17)", true), ("Like", false), ("Dislike (2)", false)])
  func aNumberInALabelMayHaveChanged(label: String, isFound: Bool) throws {
    let window = Window()
    window.model?.likes = 3
    #expect((window.source?.event(for: replayed(window.buttons[2], .tap, label: label)) != nil) == isFound)
  }

  @Test func rowsAreFoundByIdentity() throws {
    let window = Window()
    let name = try #require(window.html.firstMatch(of: /<li id="n[0-9]+" class="row[^>]* data-k="([^"]+)"/))
    let event = try #require(window.source?.event(for: replayed(String(name.1), .delete, label: "Old words")))
    #expect(window.source?.send(event) == true)
    #expect(window.model?.deleted == ["one"])
  }

  @Test func aNewConnectionRepeatsThatTheAddressHasNoQuery() throws {
    let window = Window(query: "kind=fancy")
    let session = Session(try #require(window.source), limits: WebLimits()) { _ in }
    session.didShowQuery()
    #expect(session.resume(on: TestConnection().connection, after: 0)?.last == #"[-5,"kind=fancy"]"#)
    window.model?.kind = .plain
    // The frame is lost with the connection.
    #expect(session.takeFrames().first == #"[-5,""]"#)
    session.detach()
    #expect(session.resume(on: TestConnection().connection, after: 0)?.last == #"[-5,""]"#)
    session.end()
  }

  @Test func anOptionIsFoundByItsText() throws {
    let first = Window()
    let picker = try #require(
      first.html.firstMatch(of: /<[a-z]+ id="n[0-9]+" class="picker[^>]* data-k="([^"]+)"/))
    let event = first.source?.event(
      for: replayed(String(picker.1), .select(NodeID(rawValue: 0)), option: "fancy"))
    #expect(first.source?.send(try #require(event)) == true)
    #expect(first.model?.kind == .fancy)
    #expect(first.source?.query == "kind=fancy")
  }

  @Test func theTextOfAFieldThatThePageShowsAlreadyIsShown() async throws {
    let state = try savedNote("Milk")
    let second = Window()
    second.model?.isAsking = true
    #expect(!second.html.contains("Milk"))
    _ = try await second.source?.restore(state, atMost: .seconds(1))
    #expect(second.source?.shownOperations().contains("Milk") == true)
  }

  @Test(arguments: [
    ("field", UserEvent.Action.input("Milk"), #""Milk""#), ("toggle", .toggle(true), #""checked",true"#),
    ("stepper", .number(21), #""data-number","21""#),
  ])
  func thePageShowsAnEventThatIsRepeated(control: String, action: UserEvent.Action, shown: String)
    async throws
  {
    let window = Window()
    window.model?.isAsking = true
    let name = try #require(
      window.html.firstMatch(of: try Regex(#"class="\#(control)[^>]* data-k="([^"]+)""#))?[1].substring)
    let session = Session(try #require(window.source), limits: WebLimits()) { _ in }
    #expect(await session.replay(replayed(String(name), action), log: nil, atMost: .seconds(1)))
    #expect(window.source?.shownOperations().contains(shown) == true)
    session.end()
  }

  @Test func aFieldThatWasClearedStaysEmpty() async throws {
    let state = try savedNote("")
    #expect(state.fields.values.contains(""))
    let untouched = Window()
    untouched.model?.isAsking = true
    #expect(untouched.source?.windowState.fields.isEmpty == true)
  }

  @Test func viewsKeepSceneStorage() async throws {
    let first = Window()
    let toggle = try first.id(/<[a-z]+ id="n([0-9]+)" class="toggle/)
    #expect(first.source?.send(UserEvent(.toggle(true), on: toggle)) == true)
    let state = try #require(first.source?.windowState)
    #expect(state.values["isOpen"] == SavedValue(version: 1, json: "true"))
    let second = Window()
    _ = try await second.source?.restore(state, atMost: .seconds(1))
    #expect(second.html.contains("checked"))
  }

  @Test func windowsOfAPersonShareAppStorage() throws {
    let storage = AppStorageValues(values: ["size": "20"], save: nil)
    let (first, second) = (Window(storage: storage), Window(storage: storage))
    #expect(second.html.contains(#"data-number="20""#))
    let stepper = try first.id(/<[a-z]+ id="n([0-9]+)" class="stepper/)
    #expect(first.source?.send(UserEvent(.number(21), on: stepper)) == true)
    #expect(second.source?.shownOperations().contains("21") == true)
  }

  @Test func theAddressOpensTheWindowAndFollowsIt() throws {
    let window = Window(query: "kind=fancy")
    #expect(window.model?.kind == .fancy)
    #expect(window.html.contains(#"data-query="kind=fancy""#))
    // The back button: the page reports the query to the window itself.
    #expect(window.source?.send(UserEvent(.query(""), on: NodeID(rawValue: 1))) == true)
    #expect(window.model?.kind == .plain)
    #expect(window.source?.query == "")
  }
}
