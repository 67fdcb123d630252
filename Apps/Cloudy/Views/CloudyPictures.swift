public import BinderyViews
internal import Foundation

extension PictureCatalog {
  /// The drawings of the weather.
  public static let cloudy = PictureCatalog(
    name: "cloudy", folder: Bundle.module.bundleURL.appendingPathComponent("Pictures").path)
}
