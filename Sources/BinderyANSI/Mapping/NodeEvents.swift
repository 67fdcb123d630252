internal import BinderyViews

/// What a person did, as the view tree takes it. The only place that knows how values travel in events.
@MainActor
enum NodeEvent {
  static func number(_ value: Double, on node: Node) -> UserEvent {
    UserEvent(.change("\(value)"), on: node.id)
  }

  static func option(_ option: UInt32, of picker: Node) -> UserEvent {
    UserEvent(.change("\(option)"), on: picker.id)
  }

  static func date(_ date: CalendarValue, on node: Node) -> UserEvent {
    UserEvent(.change(date.words.replacing(" ", with: "T")), on: node.id)
  }

  static func region(_ region: MapBox.Region, on node: Node) -> UserEvent {
    let shown = MapRegion(
      center: MapCoordinate(latitude: region.latitude, longitude: region.longitude), span: region.span)
    return UserEvent(.change(shown.text), on: node.id)
  }

  static func location(latitude: Double, longitude: Double, on node: Node) -> UserEvent {
    let place = UserLocation(coordinate: MapCoordinate(latitude: latitude, longitude: longitude))
    return UserEvent(.change(place.text), on: node.id)
  }

  static func noLocation(on node: Node) -> UserEvent {
    UserEvent(.change(LocationFailure.unavailable.rawValue), on: node.id)
  }

  /// Leads to where a link inside the app leads.
  static func follow(_ link: Node) -> UserEvent { UserEvent(.tap, on: link.id) }
}
