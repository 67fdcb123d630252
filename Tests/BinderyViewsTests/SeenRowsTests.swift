import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Model {
  @Box var rows: [Int]
  @Box var tab = "list"
  @Box var showsSheet = false
  private(set) var loads = 0
  private(set) var log: [String] = []

  init(_ count: Int) { rows = Array(1...count) }

  func loadMore() {
    loads += 1
    rows += (1...10).map { rows.count + $0 }
  }

  func add(_ entry: String) { log.append(entry) }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A row that counts its appearances in its state.
private struct LoggedRow: View {
  let number: Int
  let model: Model
  @State private var times = 0

  var body: some View {
    Text("row \(number), \(times)")
      .onAppear {
        times += 1
        model.add("+\(number)")
      }
      .onDisappear { model.add("-\(number)") }
  }
}

/// The containers whose rows appear when they are seen.
private enum Container: CaseIterable {
  case list, sections, form, lazyStack, lazyLine, grid, columns
}

private struct Contained<Content: View>: View {
  let container: Container
  @ViewBuilder let content: @MainActor () -> Content

  var body: some View {
    switch container {
    case .list: List { content() }
    case .sections: List { Section("All") { content() } }
    case .form: Form { content() }
    case .lazyStack: ScrollView { LazyVStack { content() } }
    case .lazyLine: ScrollView(.horizontal) { LazyHStack { content() } }
    case .grid: LazyVGrid(columns: [GridItem()]) { content() }
    case .columns: LazyHGrid(rows: [GridItem()]) { content() }
    }
  }
}

extension ViewTree {
  /// The elements that ask whether they are seen, in order.
  var watched: [Node] { root.subtree.filter { $0 !== root && $0.takes(.see) } }

  @discardableResult
  func see(_ nodes: some Sequence<Node>) -> Bool {
    send(UserEvent(.see(nodes.map(\.id)), on: root.id))
  }
}

extension Node {
  fileprivate var subtree: [Node] { [self] + children.flatMap(\.subtree) }
}

@Suite("Rows that appear when they are seen", .workScope) @MainActor
struct SeenRowsTests {
  /// A tree whose host reports what is seen.
  private func tree<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> ViewTree {
    ViewTree(rows: .window, content)
  }

  private func rows(_ model: Model, in container: Container = .list) -> ViewTree {
    tree {
      Contained(container: container) {
        ForEach(model.rows, id: \.self) { LoggedRow(number: $0, model: model) }
      }
    }
  }

  @Test func aListThatLoadsMoreAtItsLastRowLoadsWhatIsSeen() {
    let model = Model(10)
    let host = TestHost {
      List {
        ForEach(model.rows, id: \.self) { row in
          Text("row \(row)").onAppear { if row == model.rows.last { model.loadMore() } }
        }
      }
    }
    #expect(model.loads == 1)
    host.scroll(to: "row 15")
    #expect(model.loads == 1)
    host.scroll(to: "row 20")
    #expect(model.loads == 2)
    host.scroll(to: "row 45")
    #expect(model.loads == 4)
    #expect(model.rows.count == 50)
  }

  @Test func aRowAfterTheListLoadsMoreEachTimeItIsSeen() {
    let model = Model(20)
    let tree = tree {
      List {
        ForEach(model.rows, id: \.self) { Text("row \($0)") }
        ProgressView().onAppear { model.loadMore() }
      }
    }
    defer { tree.unmount() }
    let progress = tree.watched
    #expect(progress.count == 1)
    #expect(model.loads == 0)
    tree.see(progress)
    tree.see(progress)
    #expect(model.loads == 1)
    tree.see([])
    tree.see(progress)
    #expect(model.loads == 2)
  }

  @Test(arguments: Container.allCases) private func rowsComeAndGoWithWhatIsSeen(in container: Container) {
    let model = Model(5)
    let tree = rows(model, in: container)
    #expect(model.takeLog() == [])
    let elements = tree.watched
    #expect(elements.count == 5)
    #expect(tree.see(elements[0...1]))
    #expect(model.takeLog() == ["+1", "+2"])
    tree.see(elements[1...2])
    #expect(model.takeLog() == ["-1", "+3"])
    tree.see(elements[0...2])
    #expect(model.takeLog() == ["+1"])
    // Its state was kept.
    #expect(tree.root.subtree.compactMap { $0[.text] }.filter { $0.hasPrefix("row") }.first == "row 1, 2")
    tree.unmount()
    #expect(model.takeLog().sorted() == ["-1", "-2", "-3"])
  }

  @Test func theTaskOfARowRunsWhileItIsSeen() async {
    let never = Stub<Void, Void>("never")
    let model = Model(1)
    let tree = tree {
      List {
        HStack {
          Text("a").task {
            model.add("begin")
            try? await never()
            if Task.isCancelled { model.add("cancelled") }
          }
        }
      }
    }
    await settle()
    #expect(model.takeLog() == [])
    tree.see(tree.watched)
    await settle()
    #expect(model.takeLog() == ["begin"])
    tree.see([])
    await settle()
    #expect(model.takeLog() == ["cancelled"])
    tree.see(tree.watched)
    await settle()
    #expect(model.takeLog() == ["begin"])
    tree.unmount()
    await settle()
  }

  @Test func untilAHostReportsTheFirstRowsAppear() {
    let model = Model(30)
    let host = TestHost {
      List { ForEach(model.rows, id: \.self) { LoggedRow(number: $0, model: model) } }
    }
    #expect(model.takeLog() == (1...10).map { "+\($0)" })
    let elements = host.tree.watched
    host.tree.see(elements[8...11])
    #expect(model.takeLog() == (1...8).map { "-\($0)" } + ["+11", "+12"])
    host.close()
  }

  @Test func rowsOfPlainStacksAppearWhenTheyAreMounted() {
    let model = Model(30)
    let tree = tree {
      ScrollView { VStack { ForEach(model.rows, id: \.self) { LoggedRow(number: $0, model: model) } } }
    }
    #expect(Set(model.takeLog()) == Set((1...30).map { "+\($0)" }))
    #expect(tree.watched.isEmpty)
    tree.unmount()
  }

  @Test func rowsWithoutActionsAskForNothing() {
    let model = Model(30)
    let tree = tree {
      List { ForEach(model.rows, id: \.self) { Text("row \($0)").onChange(of: model.tab) {} } }
        .onAppear { model.add("list") }
    }
    #expect(tree.watched.isEmpty)
    #expect(model.takeLog() == ["list"])
    tree.unmount()
  }

  @Test func aGroupOfRowsAppearsWhileOneOfThemIsSeen() {
    let model = Model(3)
    let tree = tree {
      List {
        ForEach(model.rows, id: \.self) { Text("row \($0)") }
          .onAppear { model.add("+") }.onDisappear { model.add("-") }
      }
    }
    let elements = tree.watched
    tree.see(elements[0...1])
    #expect(model.takeLog() == ["+"])
    tree.see(elements[1...1])
    #expect(model.takeLog() == [])
    model.rows = [1, 3]
    #expect(model.takeLog() == ["-"])
    tree.see(tree.watched)
    #expect(model.takeLog() == ["+"])
    tree.unmount()
    #expect(model.takeLog() == ["-"])
  }

  @Test func aGroupWithoutRowsAppearsWhenItIsMounted() {
    let model = Model(1)
    model.rows = []
    let tree = tree {
      List { ForEach(model.rows, id: \.self) { Text("row \($0)") }.onAppear { model.add("+") } }
    }
    #expect(model.takeLog() == ["+"])
    tree.unmount()
  }

  @Test func aRemovedRowDisappearsOnce() {
    let model = Model(3)
    let tree = rows(model)
    let elements = tree.watched
    tree.see(elements)
    _ = model.takeLog()
    model.rows = [1, 3]
    #expect(model.takeLog() == ["-2"])
    tree.see(elements[0...0])
    #expect(model.takeLog() == ["-3"])
    tree.unmount()
  }

  @Test func rowsOfAHiddenTabDisappear() {
    let model = Model(2)
    let tree = tree {
      TabView(selection: Bindable(model).tab) {
        Tab("List", systemImage: "list.bullet", value: "list") {
          List { ForEach(model.rows, id: \.self) { LoggedRow(number: $0, model: model) } }
        }
        Tab("Other", systemImage: "star", value: "other") { Text("other") }
      }
    }
    tree.see(tree.watched)
    #expect(model.takeLog() == ["+1", "+2"])
    model.tab = "other"
    #expect(model.takeLog() == ["-1", "-2"])
    tree.see([])
    #expect(model.takeLog() == [])
    model.tab = "list"
    #expect(model.takeLog() == [])
    tree.see(tree.watched)
    #expect(model.takeLog() == ["+1", "+2"])
    tree.unmount()
  }

  @Test func theSheetOfARowAppearsWhenItIsShown() {
    let model = Model(1)
    let tree = tree {
      List {
        Text("row").sheet(isPresented: Bindable(model).showsSheet) {
          Text("sheet").onAppear { model.add("sheet") }
        }
      }
    }
    model.showsSheet = true
    #expect(model.takeLog() == ["sheet"])
    tree.unmount()
  }

  @Test func reportsOfOthersChangeNothing() {
    let model = Model(2)
    let tree = rows(model)
    let elements = tree.watched
    let unknown = (1_000..<1_900).map { NodeID(rawValue: $0) }
    #expect(
      tree.send(UserEvent(.see(unknown + [elements[0].id, elements[0].id, tree.root.id]), on: tree.root.id)))
    #expect(model.takeLog() == ["+1"])
    // More than a screen shows.
    let many = Array(repeating: elements[1].id, count: 1_001)
    #expect(!tree.send(UserEvent(.see(many), on: tree.root.id)))
    // The window reports, nobody else.
    #expect(!tree.send(UserEvent(.see([elements[1].id]), on: elements[1].id)))
    #expect(model.takeLog() == [])
    tree.unmount()
  }
}
