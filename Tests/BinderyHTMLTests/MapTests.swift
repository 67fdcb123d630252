import BinderyViews
import Testing

@testable import BinderyHTML

@MainActor
@Suite("Maps")
struct MapTests {
  @Test func aPlaceIsAListItemWithItsPin() {
    let node = Node(id: NodeID(rawValue: 3), role: .annotation)
    node[.title] = "Café <b>"
    node[.coordinate] = MapCoordinate(latitude: 48.85, longitude: 2.35)
    node[.picture] = .drawing("great", in: PictureCatalog(name: "pins", folder: ""))
    node[.isSelected] = true
    let html = HTMLRenderer.html(of: node)
    #expect(html.contains("data-place=\"48.85,2.35\" data-selected data-pin=\"/pictures/pins/great.svg\""))
    #expect(html.contains("Café &lt;b&gt;"))
  }

  @Test func aDrawingIsNamedWithItsCorners() {
    let node = Node(id: NodeID(rawValue: 3), role: .map)
    node[.mapDrawing] = MapDrawing(
      "berlin", in: PictureCatalog(name: "maps", folder: ""),
      from: MapCoordinate(latitude: 52.4, longitude: 13.3),
      to: MapCoordinate(latitude: 52.6, longitude: 13.5),
      credit: "Sketch <of> Berlin")
    let html = HTMLRenderer.html(of: node)
    #expect(html.contains("data-drawing=\"/pictures/maps/berlin.svg\""))
    #expect(html.contains("data-drawing-bounds=\"52.4,13.3,52.6,13.5\""))
    #expect(html.contains("data-drawing-credit=\"Sketch &lt;of&gt; Berlin\""))
  }

  @Test func pagesNameTheirMapSources() {
    let window = Node(id: NodeID(rawValue: 1), role: .window)
    var page = PageRenderer(title: "Map", token: "t", basePath: "/map")
    page.maps = MapSources(tiles: "https://tile.example.org/{z}/{x}/{y}.png", leaflet: .distributed)
    let html = page.html(of: window)
    #expect(html.contains("data-tiles=\"https://tile.example.org/{z}/{x}/{y}.png\""))
    #expect(html.contains("sha256-20nQCchB9co0qIjJZRGuk2"))
  }

  @Test func foreignMapSourcesAreListedForThePolicy() {
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
  func invalidTileAddressesAllowNoSource(tiles: String) {
    #expect(MapSources(tiles: tiles).foreignSources.pictures.isEmpty)
  }
}
