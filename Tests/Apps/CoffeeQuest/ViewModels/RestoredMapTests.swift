import BinderyViewModels
import BinderyTesting
@testable import CoffeeQuestViewModels
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct RestoredMapTests {
  private let quest: TestQuest

  init() throws {
    quest = try TestQuest()
    quest.search.calls.always { _ in
      BusinessReply(
        [
          .named("Cheap") {
            $0.price = .cheap; $0.hasWifi = true
          },
          .named("Dear", north: 200) {
            $0.price = .veryExpensive; $0.hasWifi = false
          },
        ], source: .sample)
    }
  }

  /// Opens a window at the address of another one.
  private func reopened(_ scene: SceneState) async -> (CafeMapViewModel, SceneState) {
    let other = SceneState(query: scene.query)
    let map = quest.window(scene: other).map
    await settle()
    return (map, other)
  }

  @Test func theFiltersArePartOfTheAddress() async {
    let scene = SceneState()
    let map = quest.window(scene: scene).map
    map.searchPlace("Berlin")
    await settle()
    #expect(scene.query == "search=Berlin")
    #expect(map.filter.title == "Filters")
    map.filter.isOpenNow = true
    map.filter.hasWifi = true
    map.filter.hasOutdoorSeating = true
    map.filter.price = .upToModerate
    #expect(scene.query == "search=Berlin&open=true&wifi=true&outdoors=true&price=2")
    #expect(map.filter.title == "Filters, 4 set")
    let (other, _) = await reopened(scene)
    #expect(other.filter.isOpenNow && other.filter.hasWifi && other.filter.hasOutdoorSeating)
    #expect(other.filter.price == .upToModerate)
    map.filter.clear()
    #expect(scene.query == "search=Berlin")
  }

  @Test func aSharedAddressShowsTheSameCafes() async {
    let map = quest.window(scene: SceneState(query: "search=Berlin&wifi=true&price=1")).map
    await settle()
    #expect(map.countText == "1 of 2 cafes near Berlin")
    #expect(map.cafes.map(\.name) == ["Cheap"])
  }

  @Test(arguments: ["price=4", "price=-1", "price=x", "open=1", "wifi=yes"])
  func anAddressWithAnUnknownFilterShowsAllCafes(filter: String) async {
    let map = quest.window(scene: SceneState(query: "search=Berlin&" + filter)).map
    await settle()
    #expect(!map.filter.isActive)
  }

  @Test func theVisibleAreaIsPartOfTheAddressOnceItIsMoved() async {
    let scene = SceneState()
    let map = quest.window(scene: scene).map
    map.searchPlace("Berlin")
    await settle()
    let moved = MapArea(latitude: 52.51, longitude: 13.4, span: 800)
    map.area = moved
    #expect(scene.query == "search=Berlin&map=52.51,13.4,800")
    let (other, otherScene) = await reopened(scene)
    #expect(other.area == moved && other.showsMap)
    #expect(other.countText == "2 cafes near Berlin")
    #expect(otherScene.query == scene.query)
    other.searchPlace("Potsdam")
    await settle()
    #expect(otherScene.query == "search=Potsdam")
    #expect(other.area.span == MapArea.firstSpan)
  }

  @Test func anAreaThatWasSearchedIsShownAgain() async {
    let scene = SceneState()
    let map = quest.window(scene: scene).map
    map.searchPlace("Berlin")
    await settle()
    map.area = MapArea(latitude: 52.53, longitude: 13.4, span: 1_200)
    map.searchThisArea()
    await settle()
    let (other, otherScene) = await reopened(scene)
    #expect(other.area == map.area)
    #expect(otherScene.query == "search=%4052.53,13.4,1200")
  }

  @Test func backAndForwardMoveTheMap() async {
    let scene = SceneState(query: "search=Berlin")
    let map = quest.window(scene: scene).map
    await settle()
    let home = map.area
    scene.go(to: "search=Berlin&map=52.6,13.5,500")
    #expect(map.area == MapArea(latitude: 52.6, longitude: 13.5, span: 500))
    scene.go(to: "search=Berlin")
    #expect(map.area == home)
    scene.go(to: "search=Potsdam&map=52.4,13.1,700")
    #expect(map.area == home)
    await settle()
    #expect(map.area == MapArea(latitude: 52.4, longitude: 13.1, span: 700))
    scene.go(to: "")
    #expect(!map.showsMap && scene.query == "")
  }

  @Test(arguments: ["91,0,500", "0,181,500", "0,0,1", "0,0,nan", "0,0,1e9", "0,0", "a,b,c", ""])
  func invalidAreasAreIgnored(area: String) async {
    let scene = SceneState(query: "search=Berlin&map=" + area)
    let map = quest.window(scene: scene).map
    await settle()
    #expect(map.area == MapArea(latitude: 52.52, longitude: 13.41, span: MapArea.firstSpan))
    #expect(scene.query == "search=Berlin")
  }

  @Test func anAreaWithoutASearchIsIgnored() async {
    let scene = SceneState(query: "map=52.6,13.5,500")
    let map = quest.window(scene: scene).map
    await settle()
    #expect(map.isLocationUnknown && scene.query == "")
  }

  @Test func theAreaNearTheUserIsRestoredButNeverInTheAddress() async {
    let scene = SceneState()
    let map = quest.window(scene: scene).map
    map.searchAroundMe(latitude: 52.52, longitude: 13.41, timeZone: nil)
    await settle()
    let moved = MapArea(latitude: 52.5, longitude: 13.4, span: 900)
    map.area = moved
    #expect(scene.query == "")
    let restored = SceneState()
    restored.restore(scene.snapshot)
    let other = quest.window(scene: restored).map
    await settle()
    #expect(other.area == moved)
    #expect(other.countText == "2 cafes near your location")
    #expect(restored.query == "")
  }
}
