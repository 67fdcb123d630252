/// A folder of SVG drawings that an app ships. `Image("rain", in: .weather)` shows `rain.svg` of the catalog
/// `weather`.
public struct PictureCatalog: Sendable, Hashable {
  /// The name, unique among the apps of a host: lower-case letters, digits and hyphens.
  public let name: String
  /// The folder on disk that contains `<picture>.svg` files.
  public let folder: String

  /// Creates a catalog.
  public init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }
}
