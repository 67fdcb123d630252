/// A drawing of a part of the Earth, which a map shows below its pins where it has no tiles.
///
/// For example, an app with sample data ships a drawing of the streets around its sample places.
public struct MapDrawing: Sendable, Hashable {
  /// The drawing. Its height and width stand for degrees, so that it fills the rectangle between the corners.
  public let picture: Picture
  /// The southwestern corner.
  public let southwest: MapCoordinate
  /// The northeastern corner.
  public let northeast: MapCoordinate
  /// The words in a corner of the map that say what the drawing is.
  public let credit: String

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - name: the name of the drawing in the catalog.
  ///   - catalog: the drawings.
  ///   - southwest: the southwestern corner.
  ///   - northeast: the northeastern corner.
  ///   - credit: what the drawing is: `Sketch of Berlin`.
  public init(
    _ name: String, in catalog: PictureCatalog, from southwest: MapCoordinate, to northeast: MapCoordinate,
    credit: String
  ) {
    picture = .drawing(name, in: catalog)
    self.southwest = southwest
    self.northeast = northeast
    self.credit = credit
  }
}

extension MapDrawing: CustomStringConvertible {
  /// The drawing and its corners, for snapshots: `maps/berlin 52.4,13.3 52.6,13.5`.
  public var description: String { "\(picture) \(southwest) \(northeast)" }
}
