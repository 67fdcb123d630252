public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// Drawings of twelve kinds of weather, by day and by night.
  public static let weather = PictureCatalog(
    name: "grados-weather", folder: Bundle.module.bundleURL.appending(path: "Pictures").path)
}
