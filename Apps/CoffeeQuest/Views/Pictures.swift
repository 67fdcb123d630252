public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// The pins of cafes.
  public static let cafePins = PictureCatalog(
    name: "cafe-pins", folder: Bundle.module.bundleURL.appending(path: "Pictures").path)
}
