public import Bindery

/// A map that people pan and zoom, with an ``Annotation`` for each place.
public struct Map<Content: View>: View {
  let label: String
  let region: Binding<MapRegion>
  let drawing: @MainActor () -> MapDrawing?
  let content: @MainActor () -> Content

  /// Shows a region of the Earth.
  ///
  /// - Parameters:
  ///   - label: the name of the map, for screen readers.
  ///   - region: the visible region, read and written; it follows panning and zooming.
  ///   - drawing: a drawing to show where the host has no tiles. It is tracked.
  ///   - content: annotations.
  public init(
    _ label: String, region: Binding<MapRegion>,
    drawing: @autoclosure @escaping @MainActor () -> MapDrawing? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.label = label
    self.region = region
    self.drawing = drawing
    self.content = content
  }
}

extension Map: ElementView {
  func role(in context: MountContext) -> Role { .map }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let region = region
    element.set(.accessibilityLabel, label)
    element.bind(.region) { region.wrappedValue }
    element.bindOptional(.mapDrawing, drawing)
    element.on(.region) { action, slot in
      if case .region(let shown) = action { slot.echo(.region, shown, to: region) }
    }
  }

  var block: (@MainActor () -> Content)? { content }
}

/// A place on a ``Map``: a pin, and a callout while it is selected.
public struct Annotation<Callout: View>: View {
  let title: @MainActor () -> String
  let coordinate: MapCoordinate
  let picture: @MainActor () -> String
  let catalog: PictureCatalog
  let isSelected: Binding<Bool>
  let callout: @MainActor () -> Callout

  /// Marks a place. The title and the picture are tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the name of the place.
  ///   - coordinate: the location of the place.
  ///   - picture: the drawing of the pin, in the catalog.
  ///   - catalog: the drawings.
  ///   - isSelected: whether the callout is open, read and written.
  ///   - callout: the content of the callout.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, coordinate: MapCoordinate,
    picture: @autoclosure @escaping @MainActor () -> String, in catalog: PictureCatalog,
    isSelected: Binding<Bool>, @ViewBuilder callout: @escaping @MainActor () -> Callout
  ) {
    self.init(
      title().words, coordinate: coordinate, picture: picture(), in: catalog, isSelected: isSelected,
      callout: callout)
  }

  /// Marks a place. The title and the picture are tracked.
  ///
  /// - Parameters:
  ///   - title: the name of the place.
  ///   - coordinate: the location of the place.
  ///   - picture: the drawing of the pin, in the catalog.
  ///   - catalog: the drawings.
  ///   - isSelected: whether the callout is open, read and written.
  ///   - callout: the content of the callout.
  @_disfavoredOverload
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
    let picture = picture
    let catalog = catalog
    element.bind(.title, title)
    element.set(.coordinate, coordinate)
    element.bind(.picture) { .drawing(picture(), in: catalog) }
    element.toggles(.isSelected, isSelected)
  }

  var block: (@MainActor () -> Callout)? { callout }
}
