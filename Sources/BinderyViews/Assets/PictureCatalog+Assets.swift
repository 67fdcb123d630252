public import Foundation

extension PictureCatalog {
  /// The image sets of the `.xcassets` folders in a bundle's resources, for ``WindowScene/pictures``. A host serves those of the program
  /// automatically.
  ///
  /// - Parameter bundle: the bundle; nil for that of the program.
  public static func assets(of bundle: Bundle? = nil) -> PictureCatalog {
    let folder = AssetCatalog.folder(of: bundle)
    let name = folder.deletingPathExtension().lastPathComponent.lowercased().filter {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    return PictureCatalog(name: "assets-\(name)", folder: folder.path)
  }
}

extension Picture {
  /// Creates a picture of an asset catalog; nil if no picture has the name.
  ///
  /// - Parameter bundle: the bundle with the catalog; nil for that of the program.
  package init?(asset name: String, in bundle: Bundle?) {
    guard AssetCatalog.of(bundle).images[name] != nil else { return nil }
    self = .drawing(name, in: .assets(of: bundle))
  }
}

extension Color {
  /// Creates a color of an asset catalog. A name without a color set is shown as gray, and reported once.
  ///
  /// - Parameter bundle: the bundle with the catalog; nil for that of the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = AssetCatalog.of(bundle).colors[name] {
      self = color
    } else {
      self.init(missing: name)
      Task { @MainActor in MissingResources.report(.color, name) }
    }
  }
}
