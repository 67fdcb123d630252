import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct ListTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
  }

  @Test func aListShowsElementsNumbersAndBindings() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        List(items) { Text($0.name) }
        List(items, id: \.name) { Text($0.name) }
        List(0..<2) { Text("row \($0)") }
        List { ForEach(0..<items.count) { Text("number \($0)") } }
        List($items) { $item in Toggle(item.name, isOn: $item.isDone) }
        Text(items.filter(\.isDone).map(\.name).joined())
        Button("Rename") { items[0].name = "c" }
        Button("Remove") { items.removeFirst() }
      }
    }
    let host = TestHost { Screen() }
    #expect(
      host.texts.prefix(8) == ["a", "b", "a", "b", "row 0", "row 1", "number 0", "number 1"])
    host.toggle(.role(.toggle, "b"))
    #expect(host.texts.count { $0 == "b" } == 3)
  }

  @Test func elementBindingsWriteAtAnyPosition() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items) { $item in
          Toggle("Done \(item.id)", isOn: $item.isDone)
        }
        Text(items.filter(\.isDone).map(\.name).joined())
        Button("Remove first") { items.removeFirst() }
        Button("Rename") { items[0].name = "z" }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Remove first")
    host.toggle("Done 2")
    #expect(host.texts.first == "b")
    host.tap("Rename")
    #expect(host.texts.first == "z")
  }

  @Test func methodsOfAnObjectDeleteAndMove() {
    final class Names: ObservableObject {
      @Published var all = ["a", "b", "c"]
      func remove(at offsets: IndexSet) { all.remove(atOffsets: offsets) }
      func move(from source: IndexSet, to destination: Int) {
        all.move(fromOffsets: source, toOffset: destination)
      }
    }
    struct Screen: View {
      @ObservedObject var names: Names
      var body: some View {
        List {
          ForEach(names.all, id: \.self) { Text($0) }
            .onDelete(perform: names.remove)
            .onMove(perform: names.move)
        }
      }
    }
    let names = Names()
    let host = TestHost { Screen(names: names) }
    host.delete(.row("b"))
    host.move(.row("c"), to: 0)
    #expect(host.texts == ["c", "a"])
  }

  @Test func onDeleteAndOnMoveTakeIndexSets() {
    struct Screen: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let host = TestHost { Screen() }
    host.move(.row("a"), to: 2)
    #expect(host.texts == ["b", "c", "a"])
    host.delete(.row("b"))
    #expect(host.texts == ["c", "a"])
  }

  @Test func editActionsRemoveAndMoveTheElementsOfABinding() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View { List($items, editActions: .all) { $item in Text(item.name) } }
    }
    let host = TestHost { Screen() }
    host.move(.row("c"), to: 0)
    host.delete(.row("a"))
    #expect(host.texts == ["c", "b"])
  }

  @Test func rowsAreChosenByTheirID() {
    struct Screen: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        Text(chosen.sorted().joined(separator: "+"))
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("row \($0)") }
      }
    }
    let host = TestHost { Screen() }
    host.tap(.row("row a"))
    host.tap(.row("row c"))
    #expect(host.texts.first == "a+c")
  }

  @Test func moveAndRemoveTakeManyOffsets() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 3], toOffset: 5)
    #expect(letters == ["b", "c", "e", "a", "d"])
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == ["d", "b", "c", "e", "a"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "e", "a"])
  }

  @Test func aFormAndLabeledContentShowTheirRows() {
    let host = TestHost {
      Form {
        LabeledContent("Author", value: "I. Marsh")
        LabeledContent("Year") { Text("2026") }
      }
    }
    #expect(host.texts == ["Author", "I. Marsh", "Year", "2026"])
  }

  @Test func aModifierHasStateOfItsOwn() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("Count \(count)") { count += 1 }
      }
    }
    let host = TestHost { Text("Word").modifier(Counting()) }
    host.tap("Count 0")
    #expect(host.texts == ["Word", "Count 1"])
  }

  @Test func aSheetForAnItemFollowsTheItem() {
    struct Screen: View {
      @State private var shown: Item?
      @State private var dismissed = 0
      var body: some View {
        Button("Show a") { shown = Item(id: 1, name: "a") }
        Text("\(dismissed) dismissed")
          .sheet(item: $shown, onDismiss: { dismissed += 1 }) { item in
            Text("Sheet \(item.name)")
            Button("Next") { shown = Item(id: 2, name: "b") }
            Button("Close") { shown = nil }
          }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Show a")
    #expect(host.texts.contains("Sheet a"))
    host.tap("Next")
    #expect(host.texts.contains("Sheet b"))
    #expect(!host.texts.contains("Sheet a"))
    host.tap("Close")
    #expect(host.texts.contains("1 dismissed"))
  }

  @Test func withAnimationChangesAtOnce() {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        Button("Toggle") { withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() } }
        if isOpen { Text("Open").transition(.opacity).animation(.spring, value: isOpen) }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Toggle")
    #expect(host.texts.contains("Open"))
  }

  @Test func theCompletionOfAnAnimationRunsAfterTheChange() {
    var log: [String] = []
    let result = withAnimation(.easeIn) {
      log.append("change")
      return 1
    } completion: {
      log.append("completion")
    }
    #expect(result == 1)
    #expect(log == ["change", "completion"])
  }
}
