internal import Places

/// A drawing of a city with sample cafes: its main streets, water and parks. It replaces the map of a service, which sample
/// data do without.
public enum CitySketch: String, Sendable, CaseIterable {
  case sanFrancisco = "san-francisco"
  case berlin

  /// The name of the drawing.
  public var picture: String { rawValue }

  /// `Sketch of Berlin`
  public var title: String {
    switch self {
    case .sanFrancisco: "Sketch of San Francisco"
    case .berlin: "Sketch of Berlin"
    }
  }

  /// The degrees north that the drawing covers.
  public var latitudes: ClosedRange<Double> {
    switch self {
    case .sanFrancisco: 37.745...37.815
    case .berlin: 52.495...52.55
    }
  }

  /// The degrees east that the drawing covers.
  public var longitudes: ClosedRange<Double> {
    switch self {
    case .sanFrancisco: -122.465 ... -122.375
    case .berlin: 13.355...13.465
    }
  }

  /// The sketch that covers a point; nil if there is none.
  init?(around point: Coordinate) {
    let sketch = Self.allCases.first {
      $0.latitudes.contains(point.latitude) && $0.longitudes.contains(point.longitude)
    }
    guard let sketch else { return nil }
    self = sketch
  }
}
