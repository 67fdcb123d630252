import BinderyTesting
import BinderyViewModels
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct GardenTests {
  private let model = GardenViewModel(garden: Garden())

  @Test func aLinkOpensAScreenAndBackLeavesIt() {
    let host = TestHost { GardenView(model: model) }
    host.tap(.role(.link, "Fern"))
    #expect(model.path == [.plant(1)])
    #expect(host.shows(.screen("Fern")))
    host.back()
    #expect(host.shows(.screen("Garden")))
  }

  @Test func anAddressOpensItsScreens() {
    var environment = EnvironmentValues()
    environment.location = ["calendar", "2", "nonsense"]
    let host = TestHost(environment: environment) { GardenView(model: model) }
    #expect(model.path == [.calendar, .plant(2)])
    #expect(host.shows(.screen("Rose")))
  }

  @Test func aPlantThatIsGoneHasAScreenThatSaysSo() {
    let host = TestHost { GardenView(model: model) }
    host.navigate(to: "7")
    #expect(host.shows("This plant was removed"))
  }

  @Test func aPlantIsRenamedInASheet() {
    let host = TestHost { GardenView(model: model) }
    model.path = [.plant(1)]
    host.tap(.button("Rename"))
    host.enter("Ivy", into: .field("Name"))
    host.tap(.button("Save"))
    #expect(!host.shows(.role(.sheet)))
    #expect(host.shows(.screen("Ivy")))
  }

  @Test func aSheetGoesAndComesWithItsScreen() {
    let host = TestHost { GardenView(model: model) }
    model.path = [.plant(1)]
    host.tap(.button("Rename"))
    model.path = []
    #expect(!host.shows(.role(.sheet)))
    model.path = [.plant(1)]
    #expect(host.shows(.role(.sheet)))
  }

  @Test func removingAPlantLeavesItsScreen() {
    let host = TestHost { GardenView(model: model) }
    model.path = [.plant(1)]
    host.tap(.button("Remove"))
    host.tap(.button("Remove"))
    #expect(model.path == [])
    #expect(model.garden.plants.map(\.name) == ["Rose"])
  }

  @Test func tabsKeepTheirScreens() {
    let model = GardenViewModel(garden: Garden(), scene: SceneState(query: "tab=settings"))
    let host = TestHost { GardenTabsView(model: model) }
    #expect(host.shows(.screen("Garden settings")))
    model.tab = .plants
    host.tap(.role(.link, "Fern"))
    model.tab = .settings
    #expect(!host.shows(.screen("Fern")))
    model.tab = .plants
    #expect(host.shows(.screen("Fern")))
  }
}
