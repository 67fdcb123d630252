public import BinderyViews

/// A request for a picture at a size.
public struct WantedPicture: Hashable, Sendable {
  /// The picture to draw.
  public let source: Picture
  /// The size in cells.
  public let size: CellSize
  /// The size in pixels: two pixels in each cell of half blocks; the pixels of the terminal's cells if it draws pictures.
  public let pixels: CellSize
}
