internal import Bindery
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// A map above a list that is longer than the screen of a phone.
  @Suite(.timeLimit(.minutes(10)))
  struct MapSelectionTests {
    @Test func aPlaceThatIsSelectedInAListIsInSightOnAPhone() async throws {
      let isInSight = """
        (() => {
          const { top, bottom } = document.querySelector('.map').getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        })()
        """
      try await withApp({ WindowGroup("Walk") { WalkView() } }) { address in
        try await journey { browser in
          let page = try await browser.open(on: .phone)
          // The drawing of the pin does not exist.
          page.tolerate("404")
          try await page.open(address)
          try await page.wait(until: "document.querySelector('.map')?.dataset.live === ''")
          try await page.button("Show the bridge").click()
          try await page.wait(for: "Since 1894.")
          try await page.wait(until: isInSight)
          let text = try await page.text
          #expect(text.contains("Since 1894."))
        }
      }
    }

    /// Otherwise, what is below it would move when it is drawn.
    @Test(arguments: [Screen.phone, .desktop])
    func aMapHasItsPlaceBeforeItIsDrawn(device: Screen) async throws {
      try await withApp({ WindowGroup("Walk") { WalkView() } }) { address in
        try await journey { browser in
          let page = try await browser.open(on: device)
          page.tolerate("404")
          try await page.open(address)
          try await page.wait(until: "document.querySelector('.map')?.dataset.live === ''")
          let heights = try await page.evaluate(
            """
            (() => {
              const map = document.querySelector('.map'), drawn = map.offsetHeight;
              delete map.dataset.live;
              return [drawn, map.offsetHeight];
            })()
            """
          ).array.compactMap(\.number)
          #expect(heights.count == 2 && heights[0] > 200 && heights[0] == heights[1])
        }
      }
    }

    @Test func thePlacesOfAPressedClusterAreBesideTheButtons() async throws {
      let areBeside = """
        (() => {
          const { right, bottom } = document.querySelector('.leaflet-control-zoom').getBoundingClientRect();
          const pins = [...document.querySelectorAll('.leaflet-marker-icon:not(.map-cluster)')];
          return pins.length === 2 && pins.map((pin) => pin.getBoundingClientRect()).every((pin) =>
            pin.left > right || pin.top > bottom);
        })()
        """
      try await withApp({ WindowGroup("Banks") { BanksView() } }) { address in
        try await journey { browser in
          let page = try await browser.open(on: Screen(width: 320, height: 640, isPhone: true))
          // The drawing of the pin does not exist.
          page.tolerate("404")
          try await page.open(address)
          try await page.selector(".map-cluster").click()
          try await page.wait(until: areBeside)
        }
      }
    }
  }
}

private struct BanksView: View {
  @State private var isNorthSelected = false
  @State private var isSouthSelected = false
  @State private var region = MapRegion(center: MapCoordinate(latitude: 51.5, longitude: -0.08), span: 20_000)

  var body: some View {
    Map("Map of the banks", region: $region) {
      Annotation(
        "North", coordinate: MapCoordinate(latitude: 51.5013, longitude: -0.08425), picture: "pin",
        in: PictureCatalog(name: "none", folder: "/nonexistent"), isSelected: $isNorthSelected
      ) {
        Text("The north bank.")
      }
      Annotation(
        "South", coordinate: MapCoordinate(latitude: 51.4987, longitude: -0.07575), picture: "pin",
        in: PictureCatalog(name: "none", folder: "/nonexistent"), isSelected: $isSouthSelected
      ) {
        Text("The south bank.")
      }
    }
  }
}

private struct WalkView: View {
  @State private var isSelected = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Map(
        "Map of the walk",
        region: .constant(MapRegion(center: MapCoordinate(latitude: 51.5, longitude: -0.08), span: 2_000))
      ) {
        Annotation(
          "Bridge", coordinate: MapCoordinate(latitude: 51.5055, longitude: -0.0754), picture: "pin",
          in: PictureCatalog(name: "none", folder: "/nonexistent"), isSelected: $isSelected
        ) {
          Text("Since 1894.")
        }
      }
      ForEach(1...60, id: \.self) { number in Text("Step \(number)") }
      Button("Show the bridge") { isSelected = true }
    }
  }
}
