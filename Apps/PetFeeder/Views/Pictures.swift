public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// Drawings of the sample pets, and a placeholder.
  public static let feeder = PictureCatalog(
    name: "feeder", folder: Bundle.module.bundleURL.appending(path: "Pictures").path)
}
