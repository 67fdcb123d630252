import BinderyViews
import Testing

@testable import BinderyHTML

@MainActor
@Suite("Maps")
struct MapTests {
  @Test func aRegionSurvivesItsText() {
    let region = MapRegion(center: MapCoordinate(latitude: 48.85, longitude: 2.35), span: 3000)
    #expect(MapRegion(text: region.text) == region)
  }

  @Test func hostileRegionsAreRefusedOrBroughtIntoRange() {
    for text in ["", "1,2", "1,2,3,4", "a,b,c", "nan,0,10", "1,inf,10", ",,"] {
      #expect(MapRegion(text: text) == nil)
    }
    let far = MapRegion(text: "1000,-1000,1")
    #expect(far == MapRegion(center: MapCoordinate(latitude: 90, longitude: -180), span: 100))
  }

  @Test func aPlaceIsAListItemWithItsPin() {
    let node = Node(id: NodeID(rawValue: 3), role: .annotation)
    _ = node.write(.title, .string("Café <b>"))
    _ = node.write(.value, .string("48.85,2.35"))
    _ = node.write(.asset, .string("pins/great"))
    _ = node.write(.isOn, .bool(true))
    let html = HTMLRenderer.html(of: node)
    #expect(html.contains("data-place=\"48.85,2.35\" data-selected data-pin=\"/pictures/pins/great.svg\""))
    #expect(html.contains("Café &lt;b&gt;"))
  }

  @Test func aPageNamesWhereItsMapsComeFrom() {
    let window = Node(id: NodeID(rawValue: 1), role: .window)
    var page = PageRenderer(title: "Map", token: "t", basePath: "/map")
    page.maps = MapSources(tiles: "https://tile.example.org/{z}/{x}/{y}.png", leaflet: .distributed)
    let html = page.html(of: window)
    #expect(html.contains("data-tiles=\"https://tile.example.org/{z}/{x}/{y}.png\""))
    #expect(html.contains("sha256-20nQCchB9co0qIjJZRGuk2"))
  }

  @Test func whatMapsLoadFromElsewhereIsNamedForThePolicy() {
    let maps = MapSources(tiles: "https://{s}.tile.example.org/{z}/{x}/{y}.png", leaflet: .distributed)
    #expect(maps.foreignSources.scripts == ["https://unpkg.com/leaflet@1.9.4/dist/leaflet.js"])
    #expect(maps.foreignSources.styles == ["https://unpkg.com/leaflet@1.9.4/dist/leaflet.css"])
    #expect(maps.foreignSources.pictures == ["https://*.tile.example.org"])
    let own = MapSources(leaflet: Leaflet(script: "/leaflet.js", style: "/leaflet.css"))
    #expect(own.foreignSources.scripts.isEmpty && own.foreignSources.pictures.isEmpty)
  }

  @Test(arguments: [
    "https://a;script-src *//{z}", "javascript:alert(1)", "https:///{z}/{x}/{y}", "tiles/{z}",
  ])
  func tilesThatAreNoAddressOpenNothing(tiles: String) {
    #expect(MapSources(tiles: tiles).foreignSources.pictures.isEmpty)
  }
}
