import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Model {
  @Box var tab = "a"
  @Box var path: [String] = []
  @Box var id = 1
  private(set) var log: [String] = []

  func add(_ entry: String) { log.append(entry) }
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

private struct Logged: View {
  let name: String
  let model: Model

  var body: some View {
    Text(name).onAppear { model.add("+\(name)") }.onDisappear { model.add("-\(name)") }
  }
}

@Suite("When views appear and disappear", .workScope) @MainActor
struct AppearanceTests {
  private let model = Model()

  private func tabs() -> TestHost {
    TestHost {
      TabView(selection: Bindable(model).tab) {
        Tab("A", systemImage: "list.bullet", value: "a") { Logged(name: "a", model: model) }
        Tab("B", systemImage: "magnifyingglass", value: "b") { Logged(name: "b", model: model) }
      }
    }
  }

  @Test func aTabAppearsEachTimeItIsShown() {
    let host = tabs()
    #expect(model.takeLog() == ["+a"])
    host.tap(.role(.tab, "B"))
    #expect(model.takeLog() == ["-a", "+b"])
    model.tab = "a"
    #expect(model.takeLog() == ["-b", "+a"])
    host.close()
    #expect(model.takeLog() == ["-a"])
  }

  @Test func aTabIsMountedOnceItIsShownAndKept() {
    let host = tabs()
    let pages = host.tree.root.children[0].children
    #expect(pages.map(\.children.count) == [1, 0])
    model.tab = "b"
    #expect(pages.map(\.children.count) == [1, 1])
    #expect(host.texts == ["b"])
  }

  @Test func theTaskOfAHiddenTabIsCancelledAndBeginsAgain() async {
    let never = Stub<Void, Void>("never")
    let host = TestHost {
      TabView(selection: Bindable(model).tab) {
        Tab("A", systemImage: "list.bullet", value: "a") {
          Text("a").task {
            model.add("begin")
            try? await never()
            if Task.isCancelled { model.add("cancelled") }
          }
        }
        Tab("B", systemImage: "magnifyingglass", value: "b") {
          Text("b").task(id: model.id) { model.add("b\(model.id)") }
        }
      }
    }
    await settle()
    #expect(model.takeLog() == ["begin"])
    model.id = 2
    await settle()
    #expect(model.takeLog() == [])
    model.tab = "b"
    await settle()
    #expect(model.takeLog().sorted() == ["b2", "cancelled"])
    model.tab = "a"
    await settle()
    #expect(model.takeLog() == ["begin"])
    host.close()
  }

  @Test func screensAppearAgainWhenTheCoveringOneCloses() {
    let host = TestHost {
      NavigationStack(path: Bindable(model).path) {
        Logged(name: "root", model: model)
          .navigationDestination(for: String.self) { Logged(name: $0, model: model) }
      }
    }
    #expect(model.takeLog() == ["+root"])
    model.path = ["x"]
    #expect(model.takeLog() == ["-root", "+x"])
    model.path = ["x", "y"]
    #expect(model.takeLog() == ["-x", "+y"])
    host.back()
    #expect(model.takeLog() == ["-y", "+x"])
    model.path = []
    #expect(model.takeLog() == ["-x", "+root"])
    host.close()
    #expect(model.takeLog() == ["-root"])
  }

  @Test func viewsInACoveredTabAppearWithTabAndScreen() {
    let host = TestHost {
      NavigationStack(path: Bindable(model).path) {
        TabView(selection: Bindable(model).tab) {
          Tab("A", systemImage: "list.bullet", value: "a") { Logged(name: "a", model: model) }
          Tab("B", systemImage: "magnifyingglass", value: "b") { Logged(name: "b", model: model) }
        }
        .navigationDestination(for: String.self) { Logged(name: $0, model: model) }
      }
    }
    #expect(model.takeLog() == ["+a"])
    model.path = ["x"]
    #expect(model.takeLog() == ["-a", "+x"])
    model.tab = "b"
    #expect(model.takeLog() == [])
    model.path = []
    #expect(model.takeLog() == ["-x", "+b"])
    host.close()
  }

  @Test func hiddenViewsKeepUpdating() {
    let host = TestHost {
      TabView(selection: Bindable(model).tab) {
        Tab("A", systemImage: "list.bullet", value: "a") {
          Text("a").onChange(of: model.id) { model.add("\($0)") }
        }
        Tab("B", systemImage: "magnifyingglass", value: "b") { Text("b") }
      }
    }
    model.tab = "b"
    model.id = 2
    #expect(model.takeLog() == ["2"])
    model.tab = "a"
    #expect(model.takeLog() == [])
    host.close()
  }
}

@Suite("Tab views", .workScope) @MainActor
struct TabViewTests {
  private let model = Model()

  @Test func withoutASelectionTheFirstPageIsShownThenTheChosenOne() {
    let host = TestHost {
      TabView {
        Tab("A", systemImage: "list.bullet") { Text("a") }
        Tab("B", systemImage: "magnifyingglass") { Text("b") }
      }
    }
    #expect(host.texts == ["a"])
    host.tap(.role(.tab, "B"))
    #expect(host.texts == ["b"])
  }

  @Test func aTabItemMakesAPage() {
    let host = TestHost {
      TabView {
        Text("a").tabItem { Label("Home \(model.id)", systemImage: "house") }
        VStack { Text("b") }.tabItem {
          Image(icon: .search)
          Text("Search")
        }
      }
    }
    let pages = host.all(.role(.tab))
    #expect(pages.map { $0[.title] } == ["Home 1", "Search"])
    #expect(pages.map { $0[.icon] } == [.home, .search])
    #expect(host.texts == ["a"])
    host.tap(.role(.tab, "Search"))
    #expect(host.texts == ["b"])
    model.id = 2
    #expect(pages[0][.title] == "Home 2")
  }

  @Test func aTagSelectsAPageOnEitherSideOfItsItem() {
    let host = TestHost {
      TabView(selection: Bindable(model).tab) {
        Text("a").tabItem { Text("A") }.tag("a")
        Text("b").tag("b").tabItem { Text("B") }
      }
    }
    #expect(host.texts == ["a"])
    host.tap(.role(.tab, "B"))
    #expect(model.tab == "b")
    #expect(host.texts == ["b"])
    model.tab = "a"
    #expect(host.texts == ["a"])
  }
}
