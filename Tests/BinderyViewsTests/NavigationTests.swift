import Bindery
import BinderyTesting
import BinderyViews
import Testing

private enum Route: String, LosslessStringConvertible, Hashable {
  case settings, locations, add
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

@MainActor
private final class Model {
  @Box var path: [Route] = []
  @Box var asks = false
  var answers: [String] = []
  var pathBinding: Binding<[Route]> { Binding(get: { self.path }, set: { self.path = $0 }) }
  var asksBinding: Binding<Bool> { Binding(get: { self.asks }, set: { self.asks = $0 }) }
}

private struct Root: View {
  let model: Model

  var body: some View {
    NavigationStack(path: model.pathBinding) {
      VStack {
        Text("root")
        NavigationLink("Settings", value: Route.settings)
      }
      .navigationTitle("Home")
      .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Places") { model.path = [.locations] } } }
      .navigationDestination(for: Route.self) { route in
        Screen(route: route)
      }
    }
  }
}

private struct Screen: View {
  let route: Route
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(route.rawValue)
      Button("Back") { dismiss() }
    }
    .navigationTitle(route.rawValue)
  }
}

@Suite("Navigation and presentation", .workScope) @MainActor
struct NavigationTests {
  @Test func aLinkPushesAScreenAndHidesTheOneBelow() throws {
    let model = Model()
    let host = TestHost { Root(model: model) }
    let link = try #require(host.find(.role(.link, "Settings")))
    #expect(link[.destination] == ["settings"])
    host.tap("Settings")
    #expect(host.shows(.screen("settings")))
    #expect(!host.shows(.screen("Home")))
    #expect(host.find(.role(.navigation))?[.path] == ["settings"])
    #expect(!host.tree.send(UserEvent(.tap, on: link.id)))
  }

  @Test func backAndDismissLeaveTheScreen() {
    let model = Model()
    let host = TestHost { Root(model: model) }
    model.path = [.locations, .add]
    #expect(host.shows(.screen("add")))
    host.tap("Back")
    #expect(model.path == [.locations])
    host.back()
    #expect(model.path == [])
  }

  @Test func pathsAreFollowedAsFarAsTheyAreKnown() {
    let model = Model()
    let host = TestHost { Root(model: model) }
    host.navigate(to: "locations/add/nonsense/settings")
    #expect(model.path == [.locations, .add])
    host.navigate(to: "")
    #expect(model.path == [])
  }

  @Test func windowsOpenAtTheirLocation() {
    let model = Model()
    var environment = EnvironmentValues()
    environment.location = ["locations", "add"]
    let host = TestHost(environment: environment) { Root(model: model) }
    #expect(model.path == [.locations, .add])
    #expect(host.shows(.screen("add")))
  }

  @Test func toolbarsComeFirstOnTheirScreen() {
    let model = Model()
    let host = TestHost { Root(model: model) }
    let screen = host.all(.role(.screen))[0]
    #expect(screen.children.map(\.role) == [.toolbar, .stack])
    #expect(screen[.title] == "Home")
    #expect(host.all(.role(.toolbarItem))[0][.placement] == .topBarLeading)
  }

  @Test func aTitleWithoutAStackMakesAScreen() {
    let host = TestHost { Text("hello").navigationTitle("Title").toolbar { Button("Go") {} } }
    #expect(host.tree.root.children.map(\.role) == [.screen])
    #expect(host.all(.role(.screen))[0].children.map(\.role) == [.toolbar, .text])
  }

  @Test func titlesDisappearWithTheirView() throws {
    @MainActor final class Page {
      @Box var isEditing = false
      @Box var name = "Ada"
    }
    let page = Page()
    let host = TestHost {
      VStack {
        if page.isEditing { Text("edit").navigationTitle("Editing") }
      }
      .navigationTitle(page.name)
    }
    let screen = try #require(host.tree.root.children.first)
    #expect(screen[.title] == "Ada")
    page.isEditing = true
    #expect(screen[.title] == "Editing")
    page.name = "Grace"
    #expect(screen[.title] == "Editing")
    page.isEditing = false
    #expect(screen[.title] == "Grace")
  }

  @Test func aPromptGivesItsTextAndCloses() {
    let model = Model()
    let host = TestHost {
      Text("x").prompt("Choose location", isPresented: model.asksBinding, action: "Submit") {
        model.answers.append($0)
      }
    }
    model.asks = true
    host.expectChanges(#"insert alert "Choose location" in window"#)
    host.enter("Richmond", into: .field())
    host.tap("Submit")
    #expect(model.answers == ["Richmond"])
    #expect(!model.asks)
    #expect(host.all(.role(.alert)).isEmpty)
    model.asks = true
    host.enter("Paris", into: .field())
    host.submit(.field())
    #expect(model.answers == ["Richmond", "Paris"])
    model.asks = true
    host.dismiss()
    #expect(model.answers.count == 2)
    #expect(!model.asks)
  }

  @Test func alertsCloseWithTheirView() {
    @MainActor final class Shown { @Box var isShown = true }
    let shown = Shown()
    let model = Model()
    model.asks = true
    let host = TestHost {
      VStack {
        if shown.isShown {
          Text("x").alert("Sure?", isPresented: model.asksBinding) { Button("Yes") {} }
        }
      }
    }
    #expect(host.all(.role(.alert)).count == 1)
    shown.isShown = false
    #expect(host.all(.role(.alert)).isEmpty)
  }

  @Test func anAddressOpensABoundedNumberOfScreens() {
    @MainActor final class Model { @Box var path: [String] = [] }
    let model = Model()
    var environment = EnvironmentValues()
    environment.location = Array(repeating: "a", count: 1000)
    let tree = ViewTree(environment: environment) {
      NavigationStack(path: Bindable(model).path) { Text("root") }
    }
    #expect(model.path.count == 32)
    tree.unmount()
  }

  @Test func droppedTreesWithALinkAreReleased() {
    @MainActor final class Model { @Box var path: [String] = [] }
    weak var model: Model?
    func mount() {
      let new = Model()
      model = new
      _ = ViewTree { NavigationStack(path: Bindable(new).path) { NavigationLink("a", value: "a") } }
    }
    mount()
    #expect(model == nil)
  }
}
