public import BinderyViews

/// The picture of an image.
public typealias PictureSource = Picture

/// A picture that a screen wants to draw, at a size.
public struct WantedPicture: Hashable, Sendable {
  /// What it shows.
  public let source: PictureSource
  /// The cells that it takes.
  public let size: CellSize
  /// The pixels that it takes: one above another in each cell of half blocks, those of the terminal's cells where it draws pictures.
  public let pixels: CellSize
}
