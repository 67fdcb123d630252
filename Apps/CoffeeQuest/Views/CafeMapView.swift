internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import CoffeeQuestViewModels

/// The map with a pin for each cafe.
struct CafeMapView: View {
  @Bindable var model: CafeMapViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Map("Map of cafes", region: region, drawing: model.sketch.map { $0.drawing }) {
        ForEach(model.cafes) { cafe in CafeAnnotation(cafe: cafe) }
        if let position = model.ownPosition { OwnPositionAnnotation(position: position) }
      }
      HStack {
        if model.canSearchThisArea {
          Button("Search this area") { model.searchThisArea() }.buttonStyle(.borderedProminent)
        }
        if model.shouldZoomIn {
          Text("Zoom in to search this area.").font(.callout).foregroundStyle(.secondary)
        }
        Spacer()
        if let credit = model.credit { Link(credit.text, destination: credit.url).font(.caption) }
      }
    }
  }

  /// The map's region, bound to the view model's area.
  private var region: Binding<MapRegion> {
    let model = model
    return Binding(
      get: {
        MapRegion(
          center: MapCoordinate(latitude: model.area.latitude, longitude: model.area.longitude),
          span: model.area.span)
      },
      set: {
        model.area = MapArea(latitude: $0.center.latitude, longitude: $0.center.longitude, span: $0.span)
      })
  }
}

extension CitySketch {
  /// The sketch as a part of a map.
  fileprivate var drawing: MapDrawing {
    MapDrawing(
      picture, in: .cafeMaps,
      from: MapCoordinate(latitude: latitudes.lowerBound, longitude: longitudes.lowerBound),
      to: MapCoordinate(latitude: latitudes.upperBound, longitude: longitudes.upperBound), credit: title)
  }
}

/// The user's position.
struct OwnPositionAnnotation: View {
  let position: OwnPosition
  @State private var isSelected = false

  var body: some View {
    Annotation(
      "Your location",
      coordinate: MapCoordinate(latitude: position.latitude, longitude: position.longitude),
      picture: "you", in: .cafePins, isSelected: $isSelected
    ) {
      Text("You are here.")
    }
  }
}

/// A pin, and its callout.
struct CafeAnnotation: View {
  @Bindable var cafe: CafeViewModel

  var body: some View {
    Annotation(
      cafe.name, coordinate: MapCoordinate(latitude: cafe.latitude, longitude: cafe.longitude),
      picture: cafe.pin.picture, in: .cafePins, isSelected: $cafe.isSelected
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text(cafe.ratingText)
        if let text = cafe.openText { Text(text).font(.callout).foregroundStyle(.secondary) }
        NavigationLink("Details of \(cafe.name)", value: cafe.route)
      }
    }
  }
}
