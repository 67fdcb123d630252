public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// The weather in twelve forms, by day and by night.
  public static let weather = PictureCatalog(
    name: "grados-weather", folder: Bundle.module.bundleURL.appending(path: "Pictures").path)
}
