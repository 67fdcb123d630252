import Bindery
import BinderyTesting
import BinderyViews
import Testing

private struct Movie: Hashable {
  let title: String
}

private enum Route: String, Hashable { case list, search }

@MainActor
private final class Model {
  @Box var path = NavigationPath()
  @Box var movies: [Movie] = []
  @Box var count = 1
  @Box var isShown = false
  @Box var item: Movie?
}

@Suite("Navigation stacks", .workScope) @MainActor
struct NavigationStackTests {
  private let model = Model()

  /// The path that hosts show.
  private func path(_ host: TestHost) -> [String]? { host.all(.role(.navigation)).first?[.path] }

  @Test func aLinkShowsAViewWithoutAPath() {
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("More") { Text("more \(model.count)") }
          NavigationLink(destination: Text("old")) { Text("Old") }
        }
        .navigationTitle("Home")
      }
    }
    host.tap("More")
    #expect(host.texts == ["more 1"])
    model.count = 2
    #expect(host.texts == ["more 2"])
    #expect(path(host)?.count == 1)
    host.back()
    host.tap("Old")
    #expect(host.texts == ["old"])
    host.back()
    #expect(path(host) == [])
  }

  @Test func anAddressSelectsTheTabThatShowsItsScreen() {
    let tabs: @MainActor ([String]) -> TestHost = { location in
      TestHost {
        TabView {
          Tab("One", systemImage: "star") {
            NavigationStack {
              Text("first").navigationDestination(for: Int.self) { Text("number \($0)") }
            }
          }
          Tab("Two", systemImage: "star") {
            NavigationStack {
              Text("second").navigationDestination(for: Route.self) { Text("at \($0.rawValue)") }
            }
          }
        }
        .environment(\.location, location)
      }
    }
    func selected(_ host: TestHost) -> String? {
      host.all(.role(.tab)).first { $0.isTrue(.isSelected) }?[.title]
    }
    let deep = tabs(["search"])
    #expect(selected(deep) == "Two")
    #expect(deep.shows("at search"))
    #expect(selected(tabs(["7"])) == "One")
    #expect(selected(tabs(["nowhere"])) == "One")
    #expect(!tabs([]).shows("second"))
  }

  @Test func pushedViewsFollowTheInputsOfTheirLink() {
    let host = TestHost {
      NavigationStack {
        let count = model.count
        NavigationLink("More", destination: Text("more \(count)"))
      }
    }
    host.tap("More")
    model.count = 2
    #expect(host.texts == ["more 2"])
  }

  @Test func aPathOfSeveralTypesIsKept() {
    let host = TestHost {
      NavigationStack(path: Bindable(model).path) {
        VStack {
          NavigationLink("Number", value: 7)
          NavigationLink("Movie", value: Movie(title: "Up"))
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Movie", value: Movie(title: "\(number)"))
        }
        .navigationDestination(for: Movie.self) { movie in Text(movie.title) }
      }
    }
    host.tap("Number")
    host.tap("Movie")
    #expect(host.texts == ["7"])
    #expect(model.path.count == 2)
    #expect(path(host)?.first == "7")
    model.path.removeLast(5)
    #expect(model.path.isEmpty)
    host.tap("Movie")
    #expect(host.texts == ["Up"])
    #expect(model.path == NavigationPath([Movie(title: "Up")]))
  }

  @Test func routesNeedNoText() {
    let host = TestHost {
      NavigationStack(path: Bindable(model).movies) {
        NavigationLink("Up", value: Movie(title: "Up"))
          .navigationDestination(for: Movie.self) { Text($0.title) }
      }
    }
    host.tap("Up")
    #expect(model.movies == [Movie(title: "Up")])
    let name = path(host)
    host.back()
    #expect(model.movies.isEmpty)
    // The browser's forward button.
    host.tree.send(UserEvent(.navigate(name ?? []), on: host.all(.role(.navigation))[0].id))
    #expect(model.movies == [Movie(title: "Up")])
    #expect(host.texts == ["Up"])
    #expect(path(host) == name)
  }

  @Test func aRouteOfARawValueIsAnAddress() {
    @MainActor final class Model { @Box var path: [Route] = [] }
    let model = Model()
    var environment = EnvironmentValues()
    environment.location = ["search"]
    let host = TestHost(environment: environment) {
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationDestination(for: Route.self) { Text($0.rawValue) }
      }
    }
    #expect(model.path == [.search])
    host.navigate(to: "list/nonsense")
    #expect(model.path == [.list])
  }

  @Test func anAddressOpensScreensThatNameTheNext() {
    var environment = EnvironmentValues()
    environment.location = ["7", "search", "nonsense"]
    let host = TestHost(environment: environment) {
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("\(number)").navigationDestination(for: Route.self) { Text($0.rawValue) }
        }
      }
    }
    #expect(host.texts == ["search"])
    #expect(path(host) == ["7", "search"])
  }

  @Test func aNameOfAnotherWindowLeadsNowhere() {
    var environment = EnvironmentValues()
    environment.location = ["~1"]
    let host = TestHost(environment: environment) {
      NavigationStack { NavigationLink("More") { Text("more") } }
    }
    #expect(host.texts == ["More"])
    host.navigate(to: "~99")
    #expect(host.texts == ["More"])
  }

  @Test func aValueThatThePathDoesNotTakeDisablesItsLink() {
    let host = TestHost {
      NavigationStack(path: Bindable(model).movies) {
        NavigationLink("Number", value: 7)
        NavigationLink("Nothing", value: nil as Movie?)
      }
    }
    #expect(host.all(.role(.link)).map { $0.isTrue(.isDisabled) } == [true, true])
  }

  @Test func screensArePresentedWhileTheirBindingIsTrue() {
    let host = TestHost {
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: Bindable(model).isShown) { Text("over \(model.count)") }
          .navigationDestination(item: Bindable(model).item) { Text($0.title) }
      }
    }
    model.isShown = true
    #expect(host.texts == ["over 1"])
    model.item = Movie(title: "Up")
    #expect(host.texts == ["Up"])
    model.item = Movie(title: "Down")
    #expect(host.texts == ["Down"])
    host.back()
    #expect(model.item == nil && model.isShown)
    host.back()
    #expect(!model.isShown)
    #expect(host.texts == ["root"])
    model.isShown = true
    model.isShown = false
    #expect(host.texts == ["root"])
  }

  @Test func goingBackUnderAPresentedScreenLeavesItToo() {
    let host = TestHost {
      NavigationStack(path: Bindable(model).movies) {
        Text("root").navigationDestination(for: Movie.self) { movie in
          Text(movie.title).navigationDestination(isPresented: Bindable(model).isShown) { Text("over") }
        }
      }
    }
    model.movies = [Movie(title: "Up")]
    model.isShown = true
    #expect(host.texts == ["over"])
    model.movies = []
    #expect(host.texts == ["root"])
    #expect(!model.isShown)
  }

  @Test func dismissLeavesAPushedView() {
    struct Pushed: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button(isPresented ? "Back" : "None") { dismiss() } }
    }
    let host = TestHost { NavigationStack { NavigationLink("More") { Pushed() } } }
    host.tap("More")
    host.tap("Back")
    #expect(host.texts == ["More"])
  }

  @Test func droppedTreesWithPushedViewsAreReleased() {
    weak var gone: Model?
    func mount() {
      let model = Model()
      gone = model
      let tree = ViewTree {
        NavigationStack {
          NavigationLink("a") { Text("\(model.count)") }
            .navigationDestination(isPresented: Bindable(model).isShown) { Text("b") }
        }
      }
      model.isShown = true
      tree.unmount()
    }
    mount()
    #expect(gone == nil)
  }
}

@Suite("Identity", .workScope) @MainActor
struct IdentityTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func stateResetsWithAnotherIdentity() {
    let model = Model()
    let host = TestHost {
      VStack {
        Counter().id(model.count)
        Text("after")
      }
    }
    host.tap("0")
    #expect(host.texts == ["1", "after"])
    model.count = 2
    #expect(host.texts == ["0", "after"])
    model.isShown = true
    #expect(host.texts == ["0", "after"])
  }

  @Test func changesHaveThreeForms() {
    let model = Model()
    var log: [String] = []
    let host = TestHost {
      Text("a")
        .onChange(of: model.count) { log.append("changed") }
        .onChange(of: model.count, initial: true) { log.append("\($0) to \($1)") }
        .onChange(of: model.count) { value in log.append("now \(value)") }
    }
    #expect(log == ["1 to 1"])
    log = []
    model.count = 1
    #expect(log == [])
    model.count = 3
    #expect(Set(log) == ["changed", "1 to 3", "now 3"])
    host.close()
  }
}
