import Bindery
import Testing

@testable import BinderyViews

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

@MainActor
@Suite("Navigation and presentation")
struct NavigationTests {
  @Test func aLinkPushesAScreenAndHidesTheOneBelow() {
    let model = Model()
    let tree = ViewTree { Root(model: model) }
    _ = tree.takePatches()
    let link = tree.root.all(.link)[0]
    #expect(link.string(.path) == "settings")
    tree.send(UserEvent(.tap, on: link.id))
    let screens = tree.root.all(.screen)
    #expect(screens.map { $0.isTrue(.isHidden) } == [true, false])
    #expect(screens[1].string(.title) == "settings")
    #expect(tree.root.all(.navigation)[0].string(.path) == "settings")
    #expect(!tree.send(UserEvent(.tap, on: link.id)))
  }

  @Test func backAndDismissLeaveTheScreen() {
    let model = Model()
    let tree = ViewTree { Root(model: model) }
    model.path = [.locations, .add]
    #expect(tree.root.all(.screen).count == 3)
    let front = tree.root.all(.screen)[2]
    tree.send(UserEvent(.tap, on: front.all(.button)[0].id))
    #expect(model.path == [.locations])
    tree.send(UserEvent(.dismiss, on: tree.root.all(.screen)[1].id))
    #expect(model.path == [])
  }

  @Test func aHostsPathIsFollowedAsFarAsItIsKnown() {
    let model = Model()
    let tree = ViewTree { Root(model: model) }
    tree.send(UserEvent(.navigate("locations/add/nonsense/settings"), on: tree.root.all(.navigation)[0].id))
    #expect(model.path == [.locations, .add])
    tree.send(UserEvent(.navigate(""), on: tree.root.all(.navigation)[0].id))
    #expect(model.path == [])
  }

  @Test func aWindowOpensWhereItsLocationSays() {
    let model = Model()
    var environment = EnvironmentValues()
    environment.location = "locations/add"
    let tree = ViewTree(environment: environment) { Root(model: model) }
    #expect(model.path == [.locations, .add])
    #expect(tree.root.all(.screen).count == 3)
  }

  @Test func aToolbarStandsFirstOnItsScreen() {
    let model = Model()
    let tree = ViewTree { Root(model: model) }
    let screen = tree.root.all(.screen)[0]
    #expect(screen.children.map(\.role) == [.toolbar, .stack])
    #expect(screen.string(.title) == "Home")
    #expect(tree.root.all(.toolbarItem)[0].string(.placement) == "leading")
  }

  @Test func aTitleWithoutAStackMakesAScreen() {
    let tree = ViewTree { Text("hello").navigationTitle("Title").toolbar { Button("Go") {} } }
    #expect(tree.root.children.map(\.role) == [.screen])
    #expect(tree.root.all(.screen)[0].children.map(\.role) == [.toolbar, .text])
  }

  @Test func aPromptGivesItsTextAndCloses() {
    let model = Model()
    let tree = ViewTree {
      Text("x").prompt("Choose location", isPresented: model.asksBinding, action: "Submit") {
        model.answers.append($0)
      }
    }
    _ = tree.takePatches()
    model.asks = true
    #expect(tree.changes() == ["insert alert into window"])
    let field = tree.root.all(.textField)[0]
    tree.send(UserEvent(.input("Richmond"), on: field.id))
    #expect(tree.tap("Submit"))
    #expect(model.answers == ["Richmond"])
    #expect(!model.asks)
    #expect(tree.root.all(.alert).isEmpty)
    model.asks = true
    tree.send(UserEvent(.input("Paris"), on: tree.root.all(.textField)[0].id))
    tree.send(UserEvent(.submit, on: tree.root.all(.textField)[0].id))
    #expect(model.answers == ["Richmond", "Paris"])
    model.asks = true
    tree.send(UserEvent(.dismiss, on: tree.root.all(.alert)[0].id))
    #expect(model.answers.count == 2)
    #expect(!model.asks)
  }

  @Test func anAlertGoesWithTheViewThatShowsIt() {
    @MainActor final class Shown { @Box var isShown = true }
    let shown = Shown()
    let model = Model()
    model.asks = true
    let tree = ViewTree {
      VStack {
        if shown.isShown {
          Text("x").alert("Sure?", isPresented: model.asksBinding) { Button("Yes") {} }
        }
      }
    }
    #expect(tree.root.all(.alert).count == 1)
    shown.isShown = false
    #expect(tree.root.all(.alert).isEmpty)
  }
}
