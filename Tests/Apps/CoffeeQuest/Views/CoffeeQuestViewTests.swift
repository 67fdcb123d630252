import BinderyTesting
import BinderyViews
@testable import CoffeeQuestViewModels
import CoffeeQuest
import Foundation
@testable import Places
import Testing

@Suite(.workScope) @MainActor
struct CoffeeQuestViewTests {
  private let quest: TestQuest

  init() throws { quest = try TestQuest() }

  private func open(_ window: CoffeeQuestViewModel) async -> TestHost {
    let host = TestHost { CoffeeQuestView(model: window) }
    await settle()
    return host
  }

  @Test func firstVisitShowsInstructions() async {
    let host = await open(quest.window())
    #expect(host.shows("San Francisco, CA") && host.shows("Use my location"))
    #expect(!host.shows(.role(.map)))
    host.expectAccessible()
  }

  @Test func rowAndPinAreSelectedTogether() async {
    let window = await quest.window(finding: .named("One", rating: 4), .named("Two", north: 500))
    let host = await open(window)
    host.expectAccessible()
    let pin = host.find(.role(.annotation, "One"))
    #expect(pin?[.picture]?.description == "cafe-pins/good")
    window.map.cafes.first?.isSelected = true
    #expect(pin?[.isSelected] == true)
    if let pin { host.tree.send(UserEvent(.toggle(false), on: pin.id)) }
    #expect(window.map.cafes.first?.isSelected == false)
  }

  @Test func userPositionIsMarkedOnTheMap() async {
    let window = await quest.window(finding: .named("One"))
    let host = await open(window)
    #expect(!host.shows(.role(.annotation, "Your location")))
    window.map.searchAroundMe(latitude: 52.52, longitude: 13.41, timeZone: nil)
    await settle()
    #expect(host.find(.role(.annotation, "Your location"))?[.picture]?.description == "cafe-pins/you")
    host.expectAccessible()
  }

  @Test func unknownHoursAreNotRepeatedInEveryRow() async {
    let host = await open(await quest.window(finding: .named("One"), .named("Two")))
    #expect(!host.shows(.text(containing: "Hours unknown")))
  }

  @Test func panningOffersToSearchTheArea() async {
    let window = await quest.window(finding: .named("One"))
    let host = await open(window)
    #expect(!host.shows("Search this area"))
    host.show(
      MapRegion(center: MapCoordinate(latitude: 52.55, longitude: 13.41), span: 3_000), on: .role(.map))
    #expect(host.shows("Search this area"))
  }

  @Test func deniedLocationIsReported() async {
    let host = await open(quest.window())
    host.locate("Use my location", failing: .denied)
    #expect(host.shows(.text(containing: "not shared with this page")))
  }

  @Test func sampleCafesAreOnASketchOfTheirCity() async throws {
    let window = await quest.window(finding: .named("One"))
    let host = await open(window)
    let drawing = try #require(host.find(.role(.map))?[.mapDrawing])
    #expect(drawing.description == "cafe-maps/berlin 52.495,13.355 52.55,13.465")
    #expect(drawing.credit == "Sketch of Berlin")
    quest.search.calls.always { _ in BusinessReply([.named("One")], source: .openStreetMap) }
    window.map.searchPlace("Berlin")
    await settle()
    #expect(host.find(.role(.map))?[.mapDrawing] == nil)
  }

  @Test func everySampleCafeIsOnASketch() {
    for cafe in SampleCafes.all {
      let point = cafe.coordinate
      let sketches = CitySketch.allCases.filter {
        $0.latitudes.contains(point.latitude) && $0.longitudes.contains(point.longitude)
      }
      #expect(sketches.count == 1, "\(cafe.id)")
    }
    for sketch in CitySketch.allCases {
      let file = PictureCatalog.cafeMaps.folder + "/\(sketch.picture).svg"
      #expect(FileManager.default.fileExists(atPath: file), "\(sketch)")
    }
  }

  @Test func everyPinHasADrawing() {
    for picture in CafePin.allCases.map(\.picture) + ["you"] {
      let file = PictureCatalog.cafePins.folder + "/\(picture).svg"
      #expect(FileManager.default.fileExists(atPath: file), "\(picture)")
    }
  }
}
