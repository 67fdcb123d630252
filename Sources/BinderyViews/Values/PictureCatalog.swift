/// A folder of SVG drawings that an app ships. `Image("rain", in: .weather)` shows `rain.svg` of the catalog `weather`.
public struct PictureCatalog: Sendable, Hashable {
  /// Its name, unique among the apps of a host: lower-case letters, digits and hyphens.
  public let name: String
  /// The folder on disk that holds `<picture>.svg` files.
  public let folder: String

  /// Names a folder of drawings.
  public init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }
}
