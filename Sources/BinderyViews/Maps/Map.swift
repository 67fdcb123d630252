public import Bindery

/// A place on the earth, in degrees.
public struct MapCoordinate: Sendable, Hashable {
  /// -90 to 90, north is positive.
  public var latitude: Double
  /// -180 to 180, east is positive.
  public var longitude: Double

  /// Makes a place. Values outside their range are brought into it; those that are no numbers become 0.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude.isFinite ? min(max(latitude, -90), 90) : 0
    self.longitude = longitude.isFinite ? min(max(longitude, -180), 180) : 0
  }
}

/// The part of the earth that a map shows.
public struct MapRegion: Sendable, Hashable {
  /// The middle.
  public var center: MapCoordinate
  /// How much is to be seen from left to right or top to bottom, whichever is less, in metres: 100 to 20,000,000.
  public var span: Double

  /// Makes a region.
  public init(center: MapCoordinate, span: Double) {
    self.center = center
    self.span = span.isFinite ? min(max(span, 100), 20_000_000) : 3000
  }

  /// The text of a node's property: latitude, longitude and span.
  public var text: String { "\(center.latitude),\(center.longitude),\(span)" }

  /// Reads the text of a node's property; `nil` where it is none.
  public init?(text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 3, let latitude = numbers[0], let longitude = numbers[1], let span = numbers[2],
      latitude.isFinite, longitude.isFinite, span.isFinite
    else { return nil }
    self.init(center: MapCoordinate(latitude: latitude, longitude: longitude), span: span)
  }
}

/// A map that people pan and zoom, with an ``Annotation`` for each place.
public struct Map<Content: View>: View {
  let label: String
  let region: Binding<MapRegion>
  let content: @MainActor () -> Content

  /// Shows a part of the earth.
  ///
  /// - Parameters:
  ///   - label: what the map shows, for those who don't see it.
  ///   - region: what is to be seen, read and written: it follows when people pan and zoom.
  ///   - content: annotations.
  public init(
    _ label: String, region: Binding<MapRegion>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.label = label
    self.region = region
    self.content = content
  }
}

extension Map: ElementView {
  func role(in context: MountContext) -> Role { .map }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let region = region
    element.set(.accessibilityLabel, label)
    element.bind(.value) { .string(region.wrappedValue.text) }
    element.on(.change) { action, slot in
      guard case .change(let text) = action, let shown = MapRegion(text: text) else { return }
      slot.echo(
        .value, .string(shown.text), write: { region.wrappedValue = shown },
        read: { .string(region.wrappedValue.text) })
    }
  }

  var block: (@MainActor () -> Content)? { content }
}

/// A place on a ``Map``: a pin, and a callout when it is selected.
public struct Annotation<Callout: View>: View {
  let title: @MainActor () -> String
  let coordinate: MapCoordinate
  let picture: @MainActor () -> String
  let catalog: PictureCatalog
  let isSelected: Binding<Bool>
  let callout: @MainActor () -> Callout

  /// Marks a place. What the title and the picture read is tracked.
  ///
  /// - Parameters:
  ///   - title: what is there.
  ///   - coordinate: where it is.
  ///   - picture: the drawing of the pin, in a catalog.
  ///   - catalog: the drawings.
  ///   - isSelected: whether its callout is open, read and written.
  ///   - callout: what the callout shows.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, coordinate: MapCoordinate,
    picture: @autoclosure @escaping @MainActor () -> String, in catalog: PictureCatalog,
    isSelected: Binding<Bool>,
    @ViewBuilder callout: @escaping @MainActor () -> Callout
  ) {
    self.title = title
    self.coordinate = coordinate
    self.picture = picture
    self.catalog = catalog
    self.isSelected = isSelected
    self.callout = callout
  }
}

extension Annotation: ElementView {
  func role(in context: MountContext) -> Role { .annotation }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let title = title
    let picture = picture
    let catalog = catalog.name
    let isSelected = isSelected
    element.bind(.title) { .string(title()) }
    element.set(.value, "\(coordinate.latitude),\(coordinate.longitude)")
    element.bind(.asset) { .string("\(catalog)/\(picture())") }
    element.bind(.isOn) { .bool(isSelected.wrappedValue) }
    element.on(.toggle) { action, slot in
      guard case .toggle(let value) = action else { return }
      slot.echo(
        .isOn, .bool(value), write: { isSelected.wrappedValue = value },
        read: { .bool(isSelected.wrappedValue) })
    }
  }

  var block: (@MainActor () -> Callout)? { callout }
}
