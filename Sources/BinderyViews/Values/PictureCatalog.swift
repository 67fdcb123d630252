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

  /// Creates a catalog of drawings among the resources of a module: `resources: [.copy("Pictures")]` in the package's manifest.
  ///
  /// A host does not start without the folder. `Bundle.module` would trap on a server to which it was not copied.
  ///
  /// - Parameters:
  ///   - name: the name of the catalog.
  ///   - folder: the folder among the resources.
  ///   - module: the name of the module.
  public init(name: String, folder: String, ofModule module: String) {
    self.init(name: name, folder: "\(ProgramBundle.folder(of: module))/\(folder)")
  }
}
