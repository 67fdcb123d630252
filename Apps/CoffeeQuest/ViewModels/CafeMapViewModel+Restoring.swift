internal import Bindery
internal import BinderyViewModels
internal import Places

/// The parts of the map that a window restores. All but what shows the user's own position are in its address.
extension CafeMapViewModel {
  /// Keeps the search, its filter and order, the part of the map that is visible, and the selected cafe.
  func keep(in scene: SceneState) {
    scene.keep("search", of: self, \.query, in: .address)
    scene.keep("map", of: self, \.movedArea, in: .address)
    scene.keep("cafe", of: self, \.pin, in: .address)
    scene.keep("order", of: self, \.order, in: .address)
    scene.keep("open", of: filter, \.isOpenNow, in: .address)
    scene.keep("wifi", of: filter, \.hasWifi, in: .address)
    scene.keep("outdoors", of: filter, \.hasOutdoorSeating, in: .address)
    scene.keep("price", of: filter, \.price, in: .address)
    scene.keep("around", of: self, \.around)
    scene.keep("area", of: self, \.ownArea)
  }

  /// The search in the window's address; nil before the first one. The user's own position is not part of the address,
  /// which people share.
  private var query: CafeSearchAddress? {
    get { lastQuery.flatMap(CafeSearchAddress.init) }
    set {
      guard newValue != query else { return }
      guard let newValue else { return reset() }
      batch {
        switch newValue.query {
        case .place(let name): placeText = name
        case .area(let area): go(to: area)
        }
        start(newValue.query)
      }
    }
  }

  /// The identity of the selected cafe.
  private var pin: String? {
    get { awaitedPin ?? selection.id }
    set {
      let isFound = newValue.map { id in found.contains { $0.id == id } } ?? true
      awaitedPin = isFound ? nil : newValue
      selection.id = isFound ? newValue : nil
    }
  }

  /// The search around the user's own position, if it is the current one.
  private var around: OwnSearch? {
    get {
      guard case .area(let area) = lastQuery, area.isAroundPerson else { return nil }
      let center = area.origin.coordinate
      return OwnSearch(
        latitude: center.latitude, longitude: center.longitude, timeZone: area.origin.timeZone)
    }
    set {
      guard let newValue, newValue != around else { return }
      searchAroundMe(
        latitude: newValue.latitude, longitude: newValue.longitude, timeZone: newValue.timeZone)
    }
  }

  /// The visible area in the window's address; nil before the user moves the map.
  private var movedArea: MapAddress? {
    get { around == nil ? moved.map(MapAddress.init) : nil }
    set { if around == nil { moved = newValue?.area } }
  }

  /// The visible area near the user's own position; nil before the user moves the map.
  private var ownArea: MapArea? {
    get { around == nil ? nil : moved }
    set { if around != nil { moved = newValue } }
  }

  /// The visible area; nil if it is that of the search.
  private var moved: MapArea? {
    get { awaitedArea ?? (showsMap && area != home ? area : nil) }
    set {
      guard lastQuery != nil else { return }
      if isLocating {
        awaitedArea = newValue
      } else if let area = newValue ?? home {
        self.area = area
      }
    }
  }
}
